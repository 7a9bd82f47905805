import type { PropMap } from '../../reference/in-code/prop-map';
import type { Problem } from '../../../model/problem';
import type { PageDocument } from '../../markdown/document';
import { allDocuments } from '../../site/read-site';
import type { Site } from '../../site/read-site';
import {
  PROPS_USED,
  unusedEntries,
  writtenEntries,
} from '../../site/references/props-used';
import { problemsAt } from '../check';
import type { LineProblem } from '../check';

const NO_NOTES: LineProblem = {
  code: 'unused-prop',
  line: 1,
  message: `\`<${PROPS_USED}>\` lists nothing, as the site has no references of its own.`,
  hint: 'Remove it, or set `themeConfig.apiNotes` to a folder of notes.',
};

/**
 * Finds properties that a page lists above `<PropsUsed>` and none of its demos uses.
 * @param map of the site's references; undefined where no types can be read
 */
export function propsUsedProblems(site: Site, map: PropMap | undefined): Problem[] {
  const faultsIn = (document: PageDocument): LineProblem[] => {
    if (!site.options.apiNotes) return [NO_NOTES];
    if (!map) return [];
    return unusedEntries(document, map).map(({ name, line }) => ({
      code: 'unused-prop',
      line,
      message: `\`${name}\` is listed as used, and no demo of the page uses it.`,
      hint: `Remove the entry from the list above \`<${PROPS_USED}>\`, or use the property in a demo.`,
    }));
  };
  return allDocuments(site)
    .filter((document) => writtenEntries(document) !== undefined)
    .flatMap((document) => problemsAt(document, site, faultsIn(document)));
}
