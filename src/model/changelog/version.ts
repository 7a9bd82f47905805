/**
 * A version in the heading of a changelog, with the forms that tools write: `1.2.3`, `v1.2.3`,
 * `[1.2.3] - 2024-05-01`, `my-package@1.2.3`.
 */
const IN_HEADING = /^(?:v|[^\s\d[][^\s[]*@)?\[?(\d+\.\d+\.\d+(?:-[\w.-]+)?)\]?(?![\w.])/;

/**
 * The version that a heading is about; undefined for any other heading.
 * @example versionIn('[1.2.3] - 2024-05-01') // '1.2.3'
 */
export function versionIn(heading: string): string | undefined {
  return IN_HEADING.exec(heading.trim())?.[1];
}

/**
 * The anchor of a version, which no other version has and which stays when others are added.
 * @example versionAnchor('7.30.3') // 'v7-30-3'
 */
export function versionAnchor(version: string): string {
  return `v${version.replace(/\W+/g, '-')}`;
}

/** Numbers, and the parts of a version before its release; missing numbers are 0. */
function partsOf(version: string): { numbers: number[]; early: string[] } {
  const [, numbers = '', early] = /^\s*v?([\d.]*)(?:-(.+))?/.exec(version) ?? [];
  return {
    numbers: numbers.split('.').map(Number),
    early: early?.trim().split('.') ?? [],
  };
}

function compareParts(a: string, b: string): number {
  const both = /^\d+$/.test(a) && /^\d+$/.test(b);
  if (both) return Number(a) - Number(b);
  return a < b ? -1 : Number(a > b);
}

/**
 * Orders versions as semver does (https://semver.org, 11), from old to new. `7.10` is `7.10.0`.
 * @returns a negative number if `a` is older than `b`, a positive one if it is newer
 */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [partsOf(a), partsOf(b)];
  for (let at = 0; at < 3; at += 1) {
    const difference = (one.numbers[at] ?? 0) - (other.numbers[at] ?? 0);
    if (difference) return difference;
  }
  // What comes before a release is older than it.
  if (!one.early.length || !other.early.length)
    return other.early.length - one.early.length;
  const length = Math.max(one.early.length, other.early.length);
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [one.early[at], other.early[at]];
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    const difference = compareParts(left, right);
    if (difference) return difference;
  }
  return 0;
}

/** True for a version, and for one that is being typed once it has a number. */
export function isVersion(text: string): boolean {
  return /^\s*v?\d/.test(text);
}
