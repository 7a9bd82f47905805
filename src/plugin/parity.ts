import type { Problem } from '../model/problem';
import type { PageParts, Part } from './page-parts';

type Fault = Pick<Problem, 'line' | 'message' | 'hint'>;

/** What makes two parts the same in two languages. */
function keyOf({ kind, id }: Part): string {
  return `${kind} ${id}`;
}

/** The parts with a key that counts repetitions, since a page may show a thing twice. */
function keyed(parts: readonly Part[]): Map<string, Part> {
  const seen = new Map<string, number>();
  const found = new Map<string, Part>();
  // The title is the page's own, and its anchor is not linked to.
  for (const part of parts.filter(({ depth }) => depth !== 1)) {
    const count = (seen.get(keyOf(part)) ?? 0) + 1;
    seen.set(keyOf(part), count);
    found.set(`${keyOf(part)} ${count}`, part);
  }
  return found;
}

/** How a part is written into a translation. */
function cureFor({ kind, id, name, depth = 2 }: Part): string {
  return kind === 'heading' ? `\`${'#'.repeat(depth)} … {#${id}}\`` : name;
}

/** Longest run of keys that stand in the same order in both lists. */
function inSameOrder(one: readonly string[], other: readonly string[]): Set<string> {
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

function partFaults(original: PageParts, translation: PageParts): Fault[] {
  const theirs = keyed(original.parts);
  const ours = keyed(translation.parts);
  const faults: Fault[] = [];
  // A missing part is told where the one before it stands.
  let line = 1;
  for (const [key, part] of theirs) {
    const own = ours.get(key);
    if (!own) {
      faults.push({
        line,
        message: `${part.name} of ${original.file}:${part.line} is missing below.`,
        hint: `Add ${cureFor(part)} there, or take it out of both.`,
      });
    } else if (own.depth !== part.depth) {
      faults.push({
        line: own.line,
        message: `${part.name} has level ${own.depth}, in ${original.file}:${part.line} level ${part.depth}.`,
        hint: `Write ${cureFor(part)}.`,
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
        part.kind === 'heading'
          ? `Give it the id of its heading there, \`${'#'.repeat(part.depth ?? 2)} … {#id}\`, or take it out.`
          : 'Add it there, or take it out.',
    });
  }
  const common = [...theirs.keys()].filter((key) => ours.has(key));
  const kept = inSameOrder(
    [...ours.keys()].filter((key) => theirs.has(key)),
    common,
  );
  for (const key of common.filter((one) => !kept.has(one))) {
    const part = ours.get(key);
    const there = theirs.get(key);
    if (!part || !there) continue;
    faults.push({
      line: part.line,
      message: `${part.name} stands in another place than in ${original.file}:${there.line}.`,
      hint: 'Move it.',
    });
  }
  return faults;
}

function codeFaults(original: PageParts, translation: PageParts): Fault[] {
  const [theirs, ours] = [original.code, translation.code];
  if (theirs.length !== ours.length) {
    const at = theirs.findIndex(({ text }, index) => text !== ours[index]?.text);
    const different = ours[at === -1 ? theirs.length : at] ?? ours[ours.length - 1];
    return [
      {
        line: different?.line ?? 1,
        message: `blocks of code: ${ours.length} here, ${theirs.length} in ${original.file}.`,
        hint: 'Show the same code in both.',
      },
    ];
  }
  return ours.flatMap(({ text, line }, index) => {
    const their = theirs[index];
    if (text === their?.text) return [];
    return {
      line,
      message: `this code is not that of ${original.file}:${their?.line}.`,
      hint: 'Copy it from there; its language and what stands behind it count too.',
    };
  });
}

/**
 * Where a page and its translation do not have the same parts: headings by id and level, demos,
 * references and embedded files by what they show, all of them in one order; blocks of code; the
 * place in the sidebar. Texts may differ.
 */
export function parityProblems(original: PageParts, translation: PageParts): Problem[] {
  const faults = [
    ...partFaults(original, translation),
    ...codeFaults(original, translation),
  ];
  if (original.order !== translation.order) {
    faults.push({
      line: translation.order === undefined ? 1 : translation.orderLine,
      message: `the order is ${translation.order ?? 'not given'}, in ${original.file}:${original.orderLine} ${original.order ?? 'not given'}.`,
      hint: 'Give both pages the same `order`, so that they have the same place.',
    });
  }
  return faults.map((fault) => ({ code: 'parity', file: translation.file, ...fault }));
}
