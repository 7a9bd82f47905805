import { compareVersions } from './version';

/**
 * Versions by their major numbers, all from new to old, each once.
 * @example versionGroups(['6.9.0', '7.0.0', '7.1.0']) // [['7.x', ['7.1.0', '7.0.0']], ['6.x', ['6.9.0']]]
 */
export function versionGroups(
  versions: readonly string[],
): [major: string, members: string[]][] {
  const groups = new Map<string, string[]>();
  const ordered = [...new Set(versions)].sort((a, b) => compareVersions(b, a));
  for (const version of ordered) {
    const major = `${version.replace(/^\D*/, '').split('.')[0]}.x`;
    groups.set(major, [...(groups.get(major) ?? []), version]);
  }
  return [...groups];
}
