import { join } from 'node:path';
import type { IApi } from 'dumi';
import type { ApiReference } from '../../model/api-row';
import type { Problem } from '../../model/problem';
import {
  baseOf,
  isBuild,
  localesOf,
  optionsOf,
  replacesModules,
  writeModules,
} from '../host';
import { pageMessages } from '../messages/site-messages';
import type { PropMap } from './in-code/prop-map';
import { readPropMap } from './in-code/read-prop-map';
import { isKept, keptResult, resultKey } from '../cache/results';
import { inlineMarkdown } from '../markdown/inline-markdown';
import { changedProblems } from './changes/changed-problems';
import { referenceModules } from './modules';
import { compareNotes } from './notes';
import type { ApiNotes } from './notes';
import { ownVersionModule } from './own-version-module';
import { parsedReferences } from './parsed';
import type { ParsedComponent } from './parsed';
import { readPitfallMarks } from './pitfall-marks';
import { readReference } from './read';
import type { Reference } from './read';
import type { TypeProperty } from './types';
import type { Shown, SiteChanges } from './uses';

const NOTHING: Reference = { notes: [], problems: [] };

function read(api: IApi, onlyKnown = false): Reference | undefined {
  const { apiNotes } = optionsOf(api);
  return apiNotes ? readReference(apiNotes, api.cwd, onlyKnown) : undefined;
}

/**
 * A map of where the references' properties occur in code; undefined for a site without
 * notes, or without their types.
 * @param pages the page of each reference
 * @param onlyKnown true for one that need not be made, which takes half a second; undefined otherwise
 */
export function apiProps(
  api: IApi,
  pages: Record<string, string>,
  onlyKnown = false,
): PropMap | undefined {
  const found = read(api, onlyKnown);
  if (!found?.declarations) return undefined;
  const { notes, declarations, typesKey } = found;
  const make = () => readPropMap(notes, pages, declarations());
  if (typesKey === undefined) return make();
  const key = resultKey(typesKey, JSON.stringify([notes, pages]));
  if (onlyKnown && !isKept(key, 'props')) return undefined;
  return keptResult(key, 'props', make);
}

/**
 * Problems in the notes for `<API>`.
 * @param changes what the changelog of the site says; undefined on a site without one
 */
export function apiProblems(api: IApi, changes: SiteChanges | undefined): Problem[] {
  const { notes, properties, problems } = read(api) ?? NOTHING;
  const unknown = changedProblems(notes, changes);
  if (!properties) return [...problems, ...unknown];
  return [
    ...problems,
    ...unknown,
    ...notes.flatMap((note, index) => compareNotes(note, properties[index] ?? null)),
  ];
}

/** What dumi's `apiParser` keeps of the site's components. */
interface Parser {
  parse(): Promise<{ components: Record<string, ParsedComponent> }>;
  watch(listener: (found: { components: Record<string, ParsedComponent> }) => void): void;
  /** What `parse` gives until it is asked to parse again. */
  parseDeferrer?: unknown;
}

/** The parser of dumi, on a site with the option `apiParser`. */
function parserOf(api: IApi): Parser | undefined {
  return api.config.apiParser ? (api.service.atomParser as Parser) : undefined;
}

/** The references that dumi's parser has made last, with texts as HTML and in Markdown. */
const parsed = new WeakMap<IApi, ApiReference[]>();
const parsedMarkdown = new WeakMap<IApi, ApiReference[]>();

/** The ids of all references of a site. */
export function referenceIds(api: IApi): string[] {
  const { notes } = read(api) ?? NOTHING;
  return [...notes, ...(parsed.get(api) ?? [])].map(({ id }) => id);
}

/**
 * Writes the references as they are known now.
 * @param onlyKnown see `readReference`
 */
function write(api: IApi, shown: Shown, onlyKnown = false): void {
  const { verified, ownVersion } = optionsOf(api);
  const locales = localesOf(api);
  const reference = read(api, onlyKnown) ?? NOTHING;
  const ofParser = parsed.get(api) ?? [];
  const markOf =
    verified && readPitfallMarks(verified, api.cwd, pageMessages(api.cwd, locales));
  writeModules(
    api,
    referenceModules(
      reference,
      locales,
      baseOf(api),
      ofParser,
      shown,
      replacesModules(api),
      markOf,
    ),
  );
  const references = ownVersion
    ? { notes: reference.notes, parsed: ofParser }
    : undefined;
  writeModules(api, ownVersionModule(references, shown));
}

/** All references with texts in Markdown, as they are known now. */
export function writtenReferences(api: IApi): {
  notes: readonly ApiNotes[];
  properties: readonly (readonly TypeProperty[] | null)[];
  parsed: readonly ApiReference[];
} {
  const { notes, properties = [] } = read(api) ?? NOTHING;
  return { notes, properties, parsed: parsedMarkdown.get(api) ?? [] };
}

/** Remembers what dumi's parser has found. */
function keepParsed(api: IApi, components: Record<string, ParsedComponent>): void {
  parsedMarkdown.set(
    api,
    parsedReferences(components, (text) => text),
  );
  parsed.set(
    api,
    parsedReferences(components, (text) => inlineMarkdown(text, (path) => path)),
  );
}

/** What the development server knows of the pages before it has read all of them. */
const NOT_YET: Shown = { pages: {}, uses: {} };

/**
 * Writes the references behind `<API>`, and watches the notes.
 * @param shownOf finds what the pages say of the references, for which it reads all demos
 * @param whenQuiet has the development server do what nobody waits for
 */
export default function reference(
  api: IApi,
  shownOf: () => Shown,
  whenQuiet: (job: () => void) => void,
): void {
  let shown = NOT_YET;
  let isFirst = true;
  const update = () => {
    shown = shownOf();
    write(api, shown);
  };
  api.addTmpGenerateWatcherPaths(() => {
    const { apiNotes } = optionsOf(api);
    return apiNotes ? [join(api.cwd, apiNotes)] : [];
  });
  api.onGenerateFiles(async () => {
    if (isBuild(api)) {
      // dumi has said so if this fails, and goes on with nothing.
      const found = await parserOf(api)
        ?.parse()
        .catch(() => undefined);
      if (found) keepParsed(api, found.components);
    }
    if (api.name !== 'dev') {
      update();
      return;
    }
    // Rows appear at once. Types that are not kept, and where rows are used, follow.
    write(api, shown, isFirst);
    isFirst = false;
    whenQuiet(update);
  });
  // dumi waits for its parser again once the bundle is there. Where that has failed, nobody catches it,
  // and Node ends the build before the pages are written.
  api.onBuildComplete(async () => {
    const parser = parserOf(api);
    await parser?.parse().catch(() => {
      parser.parseDeferrer = null;
    });
  });
  // In the development server, dumi parses once the first page can be shown.
  api.onDevCompileDone(({ isFirstCompile }) => {
    if (!isFirstCompile) return;
    parserOf(api)?.watch(({ components }) => {
      keepParsed(api, components);
      update();
    });
  });
}
