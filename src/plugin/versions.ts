import { hostPackages } from './host-packages';

/** The oldest versions that the theme is tested with; `peerDependencies` says the same. */
export const OLDEST = { dumi: '2.0.17', umi: '4.0.56' } as const;

type Host = keyof typeof OLDEST;

/** The numbers of a version; what follows a hyphen does not count. */
function numbersOf(version: string): number[] {
  return version.split('-', 1)[0]!.split('.').map(Number);
}

/** Whether a version is of the same major version as the oldest one, and not older. */
function isSupported(version: string, oldest: string): boolean {
  const [major, minor = 0, patch = 0] = numbersOf(version);
  const [oldMajor, oldMinor = 0, oldPatch = 0] = numbersOf(oldest);
  if (major !== oldMajor) return false;
  return minor === oldMinor ? patch >= oldPatch : minor > oldMinor;
}

/**
 * What is wrong with the versions of dumi and umi, as one sentence with its cure; undefined if
 * nothing is.
 * @example versionFault({ dumi: '2.2.17', umi: '4.7.22' }) // 'dumi 2.2.17 is installed, and …'
 */
export function versionFault(
  versions: Readonly<Record<Host, string>>,
): string | undefined {
  for (const host of ['dumi', 'umi'] as const) {
    const oldest = OLDEST[host];
    const [major = ''] = oldest.split('.');
    if (isSupported(versions[host], oldest)) continue;
    const cure =
      host === 'dumi'
        ? `npm install --save-dev dumi@^${oldest}`
        : // umi comes with dumi, in a version that only a lockfile holds back.
          'npm update umi';
    return `${host} ${versions[host]} is installed, and dumi-theme-ledger needs ${host} ${oldest} or a later version of ${host} ${major}: run \`${cure}\`.`;
  }
  return undefined;
}

/**
 * The versions of dumi and umi that run a site, from their packages.
 * @param root absolute path of the site
 */
export function hostVersions(root: string): Record<Host, string> {
  const { dumi, umi } = hostPackages(root);
  const versionIn = (require: NodeJS.Require, name: Host) =>
    (require(`${name}/package.json`) as { version: string }).version;
  return { dumi: versionIn(dumi, 'dumi'), umi: versionIn(umi, 'umi') };
}

/**
 * @param root absolute path of the site
 * @throws where dumi or umi is too old, or too new; the error's stack is its sentence alone
 */
export function checkVersions(root: string): void {
  const fault = versionFault(hostVersions(root));
  if (!fault) return;
  const error = new Error(fault);
  error.stack = fault;
  throw error;
}
