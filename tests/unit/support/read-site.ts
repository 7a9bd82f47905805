import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withLocale } from '../../../src/model/locale';
import type { Locale } from '../../../src/model/locale';
import { resolveOptions } from '../../../src/plugin/schemas/options';
import type { LedgerOptions } from '../../../src/plugin/schemas/options';
import { formatProblem } from '../../../src/model/problem';
import type { Problem } from '../../../src/model/problem';
import type { Check } from '../../../src/plugin/checks/check';
import { parseDocument } from '../../../src/plugin/markdown/document';
import type { PageDocument } from '../../../src/plugin/markdown/document';
import { allDocuments, readSite } from '../../../src/plugin/site/read-site';
import type { Site, SiteInput } from '../../../src/plugin/site/read-site';
import { LOCALES } from './locales';

type Route = SiteInput['routes'][number];

/** The routes that dumi makes of the files in `docs`, tabs left out. */
function routesIn(root: string, locales: readonly Locale[]): Route[] {
  const docs = join(root, 'docs');
  if (!existsSync(docs)) return [];
  const names = readdirSync(docs, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.md') && !name.includes('.$tab-'))
    .sort()
    .map((name) => {
      const [, stem = '', id] = /^(.*?)(?:\.([\w-]+))?\.md$/.exec(name) ?? [];
      const path = `/${stem}`.replace(/\\/g, '/').replace(/\/index$/, '') || '/';
      const locale = locales.find((one) => one.id === id);
      return {
        absPath: locale ? withLocale(path, locale) : path,
        file: join(docs, name),
      };
    });
}

interface SiteOptions extends Partial<LedgerOptions> {
  components?: readonly string[];
  locales?: readonly Locale[];
  /** Addresses that the files in `docs` do not make. */
  routes?: readonly Route[];
}

/** The site in a folder, with a page for each file in `docs`. */
export function siteIn(
  root: string,
  { locales = LOCALES, routes = [], components, ...options }: SiteOptions = {},
): Site {
  return readSite({
    root,
    locales,
    components,
    options: resolveOptions({ name: 'Site', ...options }),
    routes: [...routesIn(root, locales), ...routes],
  });
}

/** What checks find in all pages and tabs of a site. */
export function foundIn(site: Site, ...checks: Check[]): Problem[] {
  return allDocuments(site).flatMap((document) =>
    checks.flatMap((check) => check(document, site)),
  );
}

/** The same as lines for a terminal. */
export function problemsIn(site: Site, ...checks: Check[]): string[] {
  return foundIn(site, ...checks).map(formatProblem);
}

/** A text as the page `docs/a.md`. */
export function documentWith(text: string, root = '/site'): PageDocument {
  return parseDocument(text, join(root, 'docs/a.md'), root);
}
