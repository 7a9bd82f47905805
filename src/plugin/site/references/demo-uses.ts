import { extname, posix, relative, dirname } from 'node:path';
import { findImports } from '../../../code/imports';
import { isScript, parseCode } from '../../../code/parse';
import { defaultLocale, inLocale } from '../../../model/locale';
import { anchorOf } from '../../../model/api-row';
import { pageOf } from '../../../model/page';
import type { Page } from '../../../model/page';
import { keptResult, resultKey } from '../../cache/results';
import { packageName } from '../../demos/installed-package';
import { readDemo } from '../../demos/source';
import type { DemoSource } from '../../demos/source';
import type { PageDocument } from '../../markdown/document';
import { shownDemos } from '../../markdown/shown-demos';
import type { PropMap } from '../../reference/in-code/prop-map';
import { propsInFile } from '../../reference/in-code/prop-links';
import type { PageUse } from '../../reference/uses';
import { documentsOf, tabQuery } from '../read-site';
import type { Site } from '../read-site';

/** The rows of the types that a file imports. */
function typesIn(code: string, language: string, map: PropMap): string[] {
  const tree = isScript(language) && parseCode(code, language)?.tree;
  return (tree ? findImports(tree, code) : []).flatMap(({ specifier, names }) =>
    names.flatMap(({ name }) => {
      const id = map.typeRows[packageName(specifier)]?.[name];
      return id ? [anchorOf(id, name)] : [];
    }),
  );
}

/** The anchors of the rows that the files of a demo use, each once. */
function anchorsIn(files: ReadonlyMap<string, string>, map: PropMap): string[] {
  const found = [...files].flatMap(([name, code]) => {
    const language = extname(name).slice(1);
    const props = propsInFile({ name, code, language }, map, files);
    return [
      ...props.map(({ id, row }) => anchorOf(id, row)),
      ...typesIn(code, language, map),
    ];
  });
  return [...new Set(found)];
}

function filesOf({ files: [entry, ...others] }: DemoSource): Map<string, string> {
  const folder = dirname(entry?.path ?? '');
  const named = [entry, ...others].flatMap((file): [string, string][] =>
    file
      ? [[`./${relative(folder, file.path).split(/[\\/]/).join(posix.sep)}`, file.text]]
      : [],
  );
  return new Map(named);
}

/** Each state of the references as text. */
const versions = new WeakMap<PropMap, string>();

function versionOf(map: PropMap): string {
  const version = versions.get(map) ?? JSON.stringify(map);
  versions.set(map, version);
  return version;
}

/** What was found in each state of a demo, and in which state of the references. */
const known = new WeakMap<DemoSource, { version: string; anchors: string[] }>();

function anchorsOfDemo(demo: DemoSource, map: PropMap): string[] {
  const version = versionOf(map);
  const before = known.get(demo);
  if (before?.version === version) return before.anchors;
  const files = filesOf(demo);
  const key = resultKey(version, JSON.stringify([...files]));
  const anchors = keptResult(key, 'uses', () => anchorsIn(files, map));
  known.set(demo, { version, anchors });
  return anchors;
}

/** The anchors of all rows, in the order of the references. */
export function anchorsOfMap({ owners, typeRows }: PropMap): string[] {
  const props = Object.entries(owners).flatMap(([id, { rows }]) =>
    rows.map((row) => anchorOf(id, row)),
  );
  const types = Object.values(typeRows).flatMap((rows) =>
    Object.entries(rows).map(([row, id]) => anchorOf(id, row)),
  );
  return [...props, ...types];
}

/**
 * The anchors of the rows that the demos of a document use, in the order of the references.
 * @param map of the site's references
 */
export function anchorsOfDemos(document: PageDocument, map: PropMap): string[] {
  const found = new Set(
    shownDemos(document).flatMap(({ path }) => {
      const demo = readDemo(path);
      return demo ? anchorsOfDemo(demo, map) : [];
    }),
  );
  return anchorsOfMap(map).filter((anchor) => found.has(anchor));
}

/**
 * The anchors of the rows that the first demo of each page uses, which shows what the page is about,
 * by the page's path in the default language. Pages without demos are left out.
 */
export function firstDemoUses(site: Site, map: PropMap): Record<string, string[]> {
  const locale = defaultLocale(site.locales);
  const own = site.pages.filter((page) => page.locale === locale.id);
  return Object.fromEntries(
    own.flatMap(({ path, file }): [string, string[]][] => {
      const document = site.files.get(file)?.document;
      const [first] = document ? shownDemos(document) : [];
      const demo = first && readDemo(first.path);
      return demo ? [[path, anchorsOfDemo(demo, map)]] : [];
    }),
  );
}

/** A page or one of its tabs in each language. */
function pageUse(page: Page, query: string, { locales, pages }: Site): PageUse {
  const from = defaultLocale(locales);
  return Object.fromEntries(
    locales.map((locale) => {
      const path = inLocale(page.path, from, locale);
      const { title, headline = title } = pageOf(pages, path) ?? page;
      return [locale.id, { path: path + query, title: headline }];
    }),
  );
}

/**
 * How much a text is about a row: its place among the rows that the text links to, by the last link
 * to each, as pages list the properties that they are about at their end; a fraction for the number
 * of rows tells places alike apart. Endless for a text without a link to it.
 * @returns finds it by the anchor of the row
 */
function distancesIn(text: string): (anchor: string) => number {
  const names = [...text.matchAll(/#([\w-]+)/g)].flatMap(([, name]) => name ?? []);
  // A set keeps the first of each, so that these are in the order of the last links.
  const linked = [...new Set(names.reverse())].reverse();
  return (anchor) => {
    const place = linked.indexOf(anchor);
    return place < 0 ? Number.MAX_VALUE : place + linked.length / 1000;
  };
}

/**
 * The rows of functions that get an argument, by the anchors of the argument's fields: `expandIcon` for
 * `expanded`. A page about the one is about the other.
 */
function functionsOfFields({ owners, functions }: PropMap): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [id, { holds }] of Object.entries(owners)) {
    for (const [row, held] of Object.entries(holds)) {
      const taken = held.flatMap((one) => functions[one]?.takes.flat() ?? []);
      for (const field of taken.flatMap((one) =>
        (owners[one]?.rows ?? []).map((name) => anchorOf(one, name)),
      )) {
        fields.set(field, [...(fields.get(field) ?? []), anchorOf(id, row)]);
      }
    }
  }
  return fields;
}

/**
 * The pages whose demos use a property, by the anchor of its row. Those whose text links to the row
 * come first, the row that a page names before others before those that it names later. For a field of
 * an argument, links to the function count as well.
 * @param map of the site's references
 */
export function demoUses(site: Site, map: PropMap): Record<string, PageUse[]> {
  const locale = defaultLocale(site.locales);
  const uses: Record<string, { use: PageUse; away: number }[]> = {};
  const functions = functionsOfFields(map);
  for (const page of site.pages.filter((one) => one.locale === locale.id)) {
    const file = site.files.get(page.file);
    for (const { key, document } of file ? documentsOf(file) : []) {
      const query = tabQuery(key);
      const use = pageUse(page, query, site);
      const awayOf = distancesIn(document.text);
      for (const anchor of anchorsOfDemos(document, map)) {
        const about = [anchor, ...(functions.get(anchor) ?? [])];
        const away = Math.min(...about.map(awayOf));
        (uses[anchor] ??= []).push({ use, away });
      }
    }
  }
  return Object.fromEntries(
    Object.entries(uses).map(([anchor, found]) => [
      anchor,
      found.sort((a, b) => a.away - b.away).map(({ use }) => use),
    ]),
  );
}
