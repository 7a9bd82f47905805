import { formatProblem } from '../../model/problem';
import type { Problem } from '../../model/problem';
import { allDocuments } from '../site/read-site';
import type { Site } from '../site/read-site';
import { checkAddresses } from './addresses';
import type { Check } from './check';
import { checkCode } from './text/code';
import { checkContainers } from './text/containers';
import { checkDemos } from './demos';
import { demoSupportProblems } from './config/demo-support';
import { checkDemoPlaces } from './demo-places';
import { checkEmbeds } from './embeds';
import { checkFileNames } from './file-names';
import { checkFrames } from './frames';
import { checkFrontMatter } from './front-matter';
import { checkHeadings } from './text/headings';
import { checkHtml } from './text/html';
import { checkImages } from './text/images';
import { checkLinks, navProblems } from './links';
import { noteLinkProblems } from './notes';
import { checkReferences } from './references';
import { checkTags } from './text/tags';
import { checkTranslations } from './translations';

/** All checks of pages and tabs, one per subject. Add new ones here. */
const CHECKS: readonly Check[] = [
  checkFrontMatter,
  checkAddresses,
  checkFileNames,
  checkEmbeds,
  checkHeadings,
  checkContainers,
  checkCode,
  checkImages,
  checkTags,
  checkHtml,
  checkDemos,
  checkDemoPlaces,
  checkFrames,
  checkReferences,
  checkLinks,
  checkTranslations,
];

/** Reports a problem once, even if several pages include its file. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [formatProblem(one), one])).values()];
}

/** Finds problems in pages, tabs, demos, navigation, and links of the notes for `<API>`. */
export function checkSite(site: Site): Problem[] {
  return withoutRepeats([
    ...allDocuments(site).flatMap((document) =>
      CHECKS.flatMap((check) => check(document, site)),
    ),
    ...navProblems(site),
    ...demoSupportProblems(site),
    ...site.notes.flatMap((note) => noteLinkProblems(note, site)),
  ]);
}
