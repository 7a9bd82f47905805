import { join } from 'node:path';
import { linkInLocale, localeOfFile } from '../model/locale';
import type { Locale } from '../model/locale';
import type { NavItem } from '../model/options';
import { normalizePath } from '../model/page';
import type { Problem } from '../model/problem';
import { suggest } from '../model/suggest';
import { readText } from './check-texts';
import { isFile } from './find-file';
import type { PageParts } from './page-parts';
import { tabFilesOf } from './tab-files';

/** What links and tags of a site can lead to. */
export interface Targets {
  /** Addresses below the base, in all languages; a part that stands for any is `:name`. */
  paths: ReadonlySet<string>;
  locales: readonly Locale[];
  /** Absolute path of the site. */
  root: string;
  /** Ids of its references; undefined where their notes cannot be read, which is told elsewhere. */
  references?: readonly string[];
}

/** A path of the site, but for what stands behind it. */
const SITE_PATH = /^\/(?!\/)[^?#]*/;

/** A path as files have it; one with a sign of per cent that is none of its codes is one already. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function isPage(path: string, paths: ReadonlySet<string>): boolean {
  if (paths.has(path)) return true;
  const parts = path.split('/');
  return [...paths].some((one) => {
    if (!one.includes('/:')) return false;
    const wanted = one.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
}

/**
 * What is wrong with a link to a path of the site; undefined for one that leads somewhere, and for
 * all others.
 * @param url as it is written
 * @param locale of the page on which it stands
 */
function linkFault(
  url: string,
  locale: Locale,
  { paths, locales, root }: Targets,
): Pick<Problem, 'message' | 'hint'> | undefined {
  const written = SITE_PATH.exec(url)?.[0];
  if (written === undefined) return undefined;
  const path = normalizePath(decoded(written));
  if (isPage(normalizePath(linkInLocale(path, locale, locales)), paths)) return undefined;
  // What has an ending may be a file of `public`, which is copied as it is.
  if (/\.\w+$/.test(path) && isFile(join(root, 'public', path))) return undefined;
  const near = suggest(path, [...paths]);
  return {
    message: `the link "${url}" leads to no page.`,
    hint: near
      ? `Did you mean "${near}${url.slice(written.length)}"?`
      : 'Write the path of a page without base and language, or of a file in `public`.',
  };
}

function linkProblems({ file, links }: PageParts, targets: Targets): Problem[] {
  const locale = localeOfFile(file, targets.locales);
  return links.flatMap(({ url, line }) => {
    const fault = linkFault(url, locale, targets);
    return fault ? { code: 'dead-link', file, line, ...fault } : [];
  });
}

function referenceProblems(
  { file, parts }: PageParts,
  ids: readonly string[],
): Problem[] {
  return parts.flatMap(({ kind, id, line, name }) => {
    if (kind !== 'reference' || ids.includes(id)) return [];
    const near = suggest(id, ids);
    return {
      code: 'unknown-reference',
      file,
      line,
      message: `${name} names no reference.`,
      hint: near
        ? `Did you mean \`<API id="${near}">\`?`
        : ids.length > 0
          ? `There are ${ids.join(', ')}.`
          : 'Write notes for it in a folder, and name that in `themeConfig.apiNotes`.',
    };
  });
}

/**
 * Links of pages to pages that are not there, and references of which there are no notes.
 * @param files absolute paths of the pages, in all languages
 */
export function targetProblems(files: readonly string[], targets: Targets): Problem[] {
  const { root, references } = targets;
  const texts = files.flatMap((page) => [
    page,
    ...tabFilesOf(page).map(({ file }) => file),
  ]);
  return texts.flatMap((path) => {
    const { parts } = readText(path, root);
    return [
      ...linkProblems(parts, targets),
      ...(references ? referenceProblems(parts, references) : []),
    ];
  });
}

/** Links of the header that lead to no page. */
export function navProblems(nav: readonly NavItem[], targets: Targets): Problem[] {
  const [locale] = targets.locales;
  return nav.flatMap(({ link }) => {
    const fault = locale && linkFault(link, locale, targets);
    if (!fault) return [];
    const message = `themeConfig.nav: ${fault.message}`;
    return { code: 'dead-link', file: '.dumirc.ts', line: 1, ...fault, message };
  });
}
