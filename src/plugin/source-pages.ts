import type { IApi } from 'dumi';
import { localeOf, localeOfFile } from '../model/locale';
import type { Locale } from '../model/locale';
import { resolveOptions } from '../model/options';
import type { LedgerOptions } from '../model/options';
import { normalizePath } from '../model/page';
import type { Page } from '../model/page';
import type { Problem } from '../model/problem';
import { navProblems, targetProblems } from './check-targets';
import type { Targets } from './check-targets';
import { textProblems } from './check-texts';
import { demoProblems } from './demo-problems';
import { readApiNotes } from './read-api-notes';
import { readPage } from './read-page';

interface Documentation {
  pages: Page[];
  problems: Problem[];
}

interface Route {
  id: string;
  absPath: string;
  file?: string;
  isLayout?: boolean;
}

/** What was read last; every feature of a run sees the same. */
const latest = new WeakMap<IApi, Documentation>();

/** The pages as `readDocumentation` read them last. */
export function latestDocumentation(api: IApi): Documentation {
  return latest.get(api) ?? readDocumentation(api);
}

/** Ids of the references that the site has notes for; none where some cannot be read. */
function referenceIds({ apiNotes }: LedgerOptions, root: string): string[] | undefined {
  const { notes, problems } = apiNotes
    ? readApiNotes(apiNotes, root)
    : { notes: [], problems: [] };
  return problems.length > 0 ? undefined : notes.map(({ id }) => id);
}

/** All pages of the site as its routes and files say, and what is wrong with them. */
export function readDocumentation(api: IApi): Documentation {
  const locales = api.config.locales as Locale[];
  const addresses = Object.values(api.appData.routes as Record<string, Route>).filter(
    ({ isLayout }) => !isLayout,
  );
  const routes = addresses.filter(({ file }) => file?.endsWith('.md'));
  const sources = new Map(
    routes.map(({ file = '' }) => [file, readPage(file, api.cwd)] as const),
  );
  const demos = new Set([...sources.values()].flatMap((source) => source.demos));
  const options = resolveOptions(api.config.themeConfig as LedgerOptions);
  const targets: Targets = {
    paths: new Set(addresses.map(({ absPath }) => normalizePath(absPath))),
    locales,
    root: api.cwd,
    references: referenceIds(options, api.cwd),
  };
  const problems = [
    ...[...sources.values()].flatMap((source) => source.problems),
    ...demoProblems([...demos], api.cwd),
    ...textProblems([...sources.keys()], locales, api.cwd),
    ...targetProblems([...sources.keys()], targets),
    ...navProblems(options.nav, targets),
  ];

  const pages: Page[] = [];
  for (const route of routes) {
    const source = sources.get(route.file ?? '');
    if (!source) continue;
    const absPath = normalizePath(route.absPath);
    const { file, frontMatter, tabs } = source;
    const locale = localeOf(absPath, locales).id;
    const rival = pages.find((page) => page.path === absPath);
    if (rival) {
      problems.push({
        code: 'two-pages',
        file,
        line: 1,
        message: `this page and ${rival.file} have the same address ${absPath}.`,
        hint: 'Rename or remove one of them.',
      });
    }
    pages.push({
      path: absPath,
      locale,
      title: String(frontMatter.title ?? ''),
      description: String(frontMatter.description ?? ''),
      keywords: frontMatter.keywords,
      ...(frontMatter.search === false && { search: false }),
      group: frontMatter.group,
      order: frontMatter.order ?? 0,
      file,
      translated: localeOfFile(file, locales).id === locale,
      ...(tabs.length > 0 && {
        tabs: [
          { key: null, title: '' },
          ...tabs.map((tab) => ({
            key: tab.key,
            title: tab.frontMatter.title ?? tab.key,
          })),
        ],
      }),
    });
  }
  const documentation = { pages, problems };
  latest.set(api, documentation);
  return documentation;
}
