import type { Page } from '../../model/page';
import type { Problem } from '../../model/problem';
import { EDITOR_MARK } from '../../model/storage-keys';
import { suggest } from '../../model/text/suggest';
import { originOf } from '../markdown/document';
import type { Path } from '../schemas/fields';
import { configPlace } from '../schemas/config/config-place';
import { pageFileOf, tabKeyOf } from '../markdown/tab-files';
import type { Site } from '../site/read-site';
import { anchorsOf, pageOfFile, targetOf } from '../site/targets';
import { problemsAt } from './check';
import type { Check } from './check';

/** The place of a link. */
interface From {
  page: Page;
  /** Absolute path of the file that contains it. */
  path: string;
  /** The query of the tab that contains it. */
  query?: string;
}

/**
 * Finds out why a link leads nowhere: there is no page at its path, or the page has no
 * anchor with its hash.
 * @param url as written
 * @returns undefined for a link that works, and for one to another host
 */
export function linkFault(
  url: string,
  from: From,
  site: Site,
): Pick<Problem, 'code' | 'message' | 'hint'> | undefined {
  const target = targetOf(url, from, site);
  if (target.type === 'elsewhere') return undefined;
  if (target.type === 'nowhere') {
    const near = suggest(target.path, [...site.addresses]);
    return {
      code: 'dead-link',
      message: `the link "${url}" leads to no page.`,
      hint: near
        ? `Did you mean "${near}${url.slice(url.split(/[?#]/)[0]?.length)}"?`
        : 'Use the path of a page, without base and language, or of a file in `public`.',
    };
  }
  const { documents, hash } = target;
  if (hash === '' || documents.length === 0) return undefined;
  const anchors = anchorsOf(documents, site);
  if (anchors.has(hash)) return undefined;
  const isEditor = documents.some(({ outline }) =>
    outline.parts.some(({ anchor }) => anchor && hash === anchor + EDITOR_MARK),
  );
  if (isEditor) return undefined;
  const near = suggest(hash, [...anchors]);
  const [path = ''] = url.split('#');
  return {
    code: 'dead-anchor',
    message: `the link "${url}" names "#${hash}", which is not on that page.`,
    hint: near
      ? `Did you mean "${path}#${near}"?`
      : 'Use the id of a heading, an item, a demo, or a row of a reference, or remove the hash.',
  };
}

/** Finds links that lead to no page or to a missing anchor. */
export const checkLinks: Check = (document, site) => {
  const page = pageOfFile(site.pages, pageFileOf(document.file));
  if (!page) return [];
  const key = tabKeyOf(document.file);
  const query = key === undefined ? undefined : `tab=${encodeURIComponent(key)}`;
  return problemsAt(
    document,
    site,
    document.outline.links.flatMap(({ url, line, asIs }) => {
      const { path } = originOf(document, line);
      const base = asIs && site.bases?.find((one) => one !== '/' && url.startsWith(one));
      const below = base ? url.slice(base.length - 1) : url;
      const fault = linkFault(below, { page, path, query }, site);
      return fault ? { line, ...fault } : [];
    }),
  );
};

/** The links of the header that the configuration has, each with the keys that lead to it. */
function writtenLinks(
  nav: unknown,
  path: Path = ['nav'],
): { link: string; path: Path }[] {
  if (typeof nav !== 'object' || nav === null) return [];
  return Object.entries(nav).flatMap(([key, value]: [string, unknown]) => {
    const at = [...path, Array.isArray(nav) ? Number(key) : key];
    if (key !== 'link') return writtenLinks(value, at);
    return typeof value === 'string' ? { link: value, path } : [];
  });
}

/** Finds header links that lead to no page. */
export function navProblems(site: Site): Problem[] {
  const { pages, options, root } = site;
  const page = pages.find(({ locale }) => locale === site.locales[0]?.id);
  if (!page) return [];
  const { file, lineOf } = configPlace(root);
  return writtenLinks(options.nav).flatMap(({ link, path }) => {
    const fault = linkFault(link, { page, path: root }, site);
    if (!fault) return [];
    const message = `themeConfig.nav: ${fault.message}`;
    return { ...fault, file, line: lineOf(path), message };
  });
}
