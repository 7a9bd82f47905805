import type { Locale } from '../../model/locale';
import { placeOf } from '../markdown/document';
import type { PageDocument } from '../markdown/document';
import { lineOfKey } from '../markdown/front-matter';
import type { OutlinePart } from '../markdown/outline';
import { pageFileOf, tabKeyOf } from '../markdown/tab-files';
import type { Site, SitePage } from '../site/read-site';
import { problemsAt } from './check';
import type { Check, LineProblem } from './check';

/** A problem at a line of a translation. */
type PartFault = Omit<LineProblem, 'code'>;

/** A document, its original, and a function that names places in the original. */
interface Pair {
  original: PageDocument;
  translation: PageDocument;
  locales: readonly Locale[];
  /** Formats a line of the original as `docs/a.md:3`. */
  there(line: number): string;
}

/**
 * The key by which a part is found in another language: `log.zh-CN.md` matches `log.md`, and
 * `home.zh-CN.tsx` matches `home.tsx`.
 */
function keyOf({ kind, id }: OutlinePart, locales: readonly Locale[]): string {
  if (kind !== 'embed' && kind !== 'demo') return `${kind} ${id}`;
  const own = locales.find((one) => id.includes(`.${one.id}.`));
  return `${kind} ${own ? id.replace(`.${own.id}.`, '.') : id}`;
}

/** The parts by a key that counts repetitions, because a page may show a part twice. */
function byKey(
  parts: readonly OutlinePart[],
  locales: readonly Locale[],
): Map<string, OutlinePart> {
  const seen = new Map<string, number>();
  const found = new Map<string, OutlinePart>();
  // The title is the page's own, and its anchor is not a link target.
  for (const part of parts.filter(({ depth }) => depth !== 1)) {
    const key = keyOf(part, locales);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    found.set(`${key} ${count}`, part);
  }
  return found;
}

/** The text to add to a translation. */
function textToAdd({ kind, id, name, depth = 2 }: OutlinePart): string {
  if (kind === 'item') return `\`- **…** {#${id}}\``;
  return kind === 'heading' ? `\`${'#'.repeat(depth)} … {#${id}}\`` : name;
}

/** The longest subsequence of keys that is in the same order in both lists. */
function longestCommonOrder(
  one: readonly string[],
  other: readonly string[],
): Set<string> {
  const place = new Map(other.map((key, index) => [key, index]));
  const runs: string[][] = [];
  for (const [at, key] of one.entries()) {
    const before = runs
      .slice(0, at)
      .filter(
        (run) => (place.get(run[run.length - 1] ?? '') ?? 0) < (place.get(key) ?? 0),
      )
      .reduce<string[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...before, key]);
  }
  const longest = runs.reduce<string[]>(
    (best, run) => (run.length > best.length ? run : best),
    [],
  );
  return new Set(longest);
}

function partFaults({ original, translation, locales, there }: Pair): PartFault[] {
  const theirs = byKey(original.outline.parts, locales);
  const ours = byKey(translation.outline.parts, locales);
  const faults: PartFault[] = [];
  // A missing part is reported at the line of the part before it.
  let line = 1;
  for (const [key, part] of theirs) {
    const own = ours.get(key);
    if (!own) {
      faults.push({
        line,
        message: `${part.name} of ${there(part.line)} is missing below this line.`,
        hint: `Add ${textToAdd(part)}, or remove it from both pages.`,
      });
    } else if (own.depth !== part.depth) {
      faults.push({
        line: own.line,
        message: `${part.name} has level ${own.depth}, but level ${part.depth} in ${there(part.line)}.`,
        hint: `Write ${textToAdd(part)}.`,
      });
    }
    line = own?.line ?? line;
  }
  for (const [key, part] of ours) {
    if (theirs.has(key)) continue;
    faults.push({
      line: part.line,
      message: `${part.name} is not in ${original.file}.`,
      hint:
        part.kind === 'heading' || part.kind === 'item'
          ? `Give it the id of the matching ${part.kind} there, ${textToAdd({ ...part, id: 'id' })}, or remove it.`
          : 'Add it there, or remove it here.',
    });
  }
  const common = [...theirs.keys()].filter((key) => ours.has(key));
  const kept = longestCommonOrder(
    [...ours.keys()].filter((key) => theirs.has(key)),
    common,
  );
  for (const key of common.filter((one) => !kept.has(one))) {
    const part = ours.get(key);
    const their = theirs.get(key);
    if (!part || !their) continue;
    faults.push({
      line: part.line,
      message: `${part.name} is in a different position than in ${there(their.line)}.`,
      hint: 'Move it to the same position.',
    });
  }
  return faults;
}

function codeFaults({ original, translation, there }: Pair): PartFault[] {
  const [theirs, ours] = [original.outline.code, translation.outline.code];
  if (theirs.length !== ours.length) {
    const at = theirs.findIndex(({ text }, index) => text !== ours[index]?.text);
    const different = ours[at === -1 ? theirs.length : at] ?? ours[ours.length - 1];
    return [
      {
        line: different?.line ?? 1,
        message: `code blocks: ${ours.length} here, but ${theirs.length} in ${original.file}.`,
        hint: 'Use the same code blocks in both.',
      },
    ];
  }
  return ours.flatMap(({ text, line }, index) => {
    const their = theirs[index];
    if (text === their?.text) return [];
    return {
      line,
      message: `this code differs from ${there(their?.line ?? 1)}.`,
      hint: 'Copy it from there, with its language and options.',
    };
  });
}

function orderFaults({ original, translation }: Pair): PartFault[] {
  return (['order', 'after'] as const).flatMap((key) => {
    const [theirs, ours] = [original.frontMatter[key], translation.frontMatter[key]];
    if (theirs === ours) return [];
    const line = lineOfKey(original.written, key);
    return {
      line: ours === undefined ? 1 : lineOfKey(translation.written, key),
      message: `\`${key}\` is ${ours ?? 'not set'} here, but ${theirs ?? 'not set'} in ${original.file}:${line}.`,
      hint: `Give both pages the same \`${key}\`.`,
    };
  });
}

/** The original of a translated page; undefined if there is none. */
function originalOf(
  file: string,
  [first, ...others]: readonly Locale[],
  files: Site['files'],
): SitePage | undefined {
  const own = others.find(({ id }) => file.endsWith(`.${id}.md`));
  if (!own || !first) return undefined;
  const stem = file.slice(0, -`.${own.id}.md`.length);
  return files.get(`${stem}.md`) ?? files.get(`${stem}.${first.id}.md`);
}

/** Finds tabs that only a page or only its translation has. */
function tabFaults(original: SitePage, { document, tabs }: SitePage): PartFault[] {
  const keysOf = (all: SitePage['tabs']) => all.map(({ key }) => key);
  const [theirs, ours] = [keysOf(original.tabs), keysOf(tabs)];
  const there = original.document.file;
  return [
    ...theirs
      .filter((key) => !ours.includes(key))
      .map((key) => ({
        line: 1,
        message: `the tab "${key}" of ${there} is not translated.`,
        hint: `Add ${document.file.replace(/\.[^/]*$/, (end) => `.$tab-${key}${end}`)}.`,
      })),
    ...ours
      .filter((key) => !theirs.includes(key))
      .map((key) => ({
        line: 1,
        message: `${there} has no tab "${key}".`,
        hint: 'Add it there, or remove it here.',
      })),
  ];
}

/**
 * Compares a page with its original: headings by id and level; items of lists by id; demos, references, and
 * embedded files by their source; the order of all of them; code blocks; the position in
 * the sidebar; tabs. Texts may differ.
 */
export const checkTranslations: Check = (document, site) => {
  const page = site.files.get(pageFileOf(document.file));
  const original = page && originalOf(page.document.file, site.locales, site.files);
  if (!page || !original) return [];
  const key = tabKeyOf(document.file);
  const own =
    key === undefined
      ? original.document
      : original.tabs.find((tab) => tab.key === key)?.document;
  const pair: Pair | undefined = own && {
    original: own,
    translation: document,
    locales: site.locales,
    there: (line) => {
      const place = placeOf(own, line, site.root);
      return `${place.file}:${place.line}`;
    },
  };
  const faults = [
    ...(pair ? [...partFaults(pair), ...codeFaults(pair), ...orderFaults(pair)] : []),
    ...(key === undefined ? tabFaults(original, page) : []),
  ];
  return problemsAt(
    document,
    site,
    faults.map((fault) => ({ code: 'parity', ...fault })),
  );
};
