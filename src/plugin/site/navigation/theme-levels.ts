import { readFileSync } from 'node:fs';
import { semver } from 'dumi/plugin-utils';
import { otherThemes } from '../../demos/installed-package';
import type { Dependencies } from '../../demos/installed-package';

/** Ranges of dumi that have two levels of navigation, as dumi reads the one that a theme asks for. */
const TWO_LEVELS = '^2.2.0';

/**
 * True if two folders make a section in a site's navigation because another theme that it has asks for
 * a dumi with two levels. dumi asks the first theme alone, which this one may be.
 * @param root absolute path of the site
 * @param pkg its package.json
 */
export function otherThemeHasLevels(root: string, pkg: Dependencies): boolean {
  return otherThemes(root, pkg).some((path) => {
    const { peerDependencies, devDependencies } = JSON.parse(
      readFileSync(path, 'utf8'),
    ) as Partial<Record<string, Record<string, string>>>;
    const range = peerDependencies?.dumi ?? devDependencies?.dumi ?? '';
    return semver.validRange(range) !== null && semver.subset(range, TWO_LEVELS);
  });
}
