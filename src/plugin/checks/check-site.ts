import { formatProblem } from '../../model/problem';
import { keptResult, resultKey } from '../cache/results';
import type { Problem } from '../../model/problem';
import { allDocuments } from '../site/read-site';
import type { Site } from '../site/read-site';
import { addressProblems } from './addresses';
import type { Check } from './check';
import { checkCode } from './text/code';
import { checkContainers } from './text/containers';
import { checkDemos } from './demos';
import { demoSupportProblems } from './config/demo-support';
import { checkDemoPlaces, checkHeroDemos } from './demo-places';
import { inspectProblems } from './config/inspect';
import { sidebarProblems } from './config/sidebar-sections';
import { socialPictureProblems } from './config/social-pictures';
import { verifiedProblems } from './config/verified';
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

/**
 * A check that depends on nothing but the document and the names of components, as the files of the
 * theme are, so that its results are kept between builds.
 */
function ofText(name: string, check: Check): Check {
  return (document, site) => {
    const { components = [] } = site;
    return keptResult(
      resultKey(document.key, ...components, String(site.components === undefined)),
      name,
      () => check(document, site),
    );
  };
}

/** All checks of pages and tabs, one per subject. Add new ones here. */
const CHECKS: readonly Check[] = [
  checkFrontMatter,
  checkFileNames,
  checkEmbeds,
  ofText('headings', checkHeadings),
  ofText('containers', checkContainers),
  ofText('code', checkCode),
  checkImages,
  ofText('tags', checkTags),
  ofText('html', checkHtml),
  checkDemos,
  ofText('demo-places', checkDemoPlaces),
  checkHeroDemos,
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
  const hidden = site.hidden.map(({ document }) => document);
  return withoutRepeats([
    ...[...allDocuments(site), ...hidden].flatMap((document) =>
      CHECKS.flatMap((check) => check(document, site)),
    ),
    ...addressProblems(site),
    ...navProblems(site),
    ...demoSupportProblems(site),
    ...inspectProblems(site),
    ...sidebarProblems(site),
    ...socialPictureProblems(site),
    ...verifiedProblems(site),
    ...site.notes.flatMap((note) => noteLinkProblems(note, site)),
  ]);
}
