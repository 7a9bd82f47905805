import { compareVersions } from '../changelog/version';

/** The rows of all references that name a version, by their anchors. */
export type RowVersions = Readonly<
  Record<string, readonly [name: string, since: string]>
>;

/**
 * True for what came after a reader's version.
 * @param since the version in which it came; undefined where it was always there
 */
export function isNewer(since: string | undefined, own: string): boolean {
  return since !== undefined && compareVersions(since, own) > 0;
}

/**
 * The rows among some anchors that came after a reader's version, from new to old, each once.
 * @example newerNames(['column-rowscope'], rows, '7.15.0') // ['rowScope (7.28.0)']
 */
export function newerNames(
  anchors: Iterable<string>,
  rows: RowVersions,
  own: string,
): string[] {
  const found = [...new Set(anchors)].flatMap((anchor) => {
    const row = rows[anchor];
    return row && isNewer(row[1], own) ? [row] : [];
  });
  found.sort(([, a], [, b]) => compareVersions(b, a));
  return [...new Set(found.map(([name, since]) => `${name} (${since})`))];
}
