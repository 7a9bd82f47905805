import { parser } from '@lezer/javascript';
import { findImports } from '../../code/imports';
import type { Insertion, Position, PreparedFile } from '../protocol';
import { guardLoops } from './loops';
import { unmatchedTag } from './tags';

const PARSERS = {
  tsx: parser.configure({ dialect: 'ts jsx' }),
  ts: parser.configure({ dialect: 'ts' }),
  jsx: parser.configure({ dialect: 'jsx' }),
  js: parser.configure({ dialect: 'jsx' }),
};

/** Returns a function that converts an offset to a place. */
function placesIn(source: string): (offset: number) => Position {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/**
 * Prepares a file for the frame: adds a guard to each loop and function, so that none runs forever,
 * and lists the imports. Faults that the frame could not detect are included.
 * @param name determines the kind of file by its ending; unknown endings count as script
 */
export function prepareFile(name: string, source: string): PreparedFile {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (ending === 'css') return { type: 'style', code: source };
  const tree = (PARSERS[ending as keyof typeof PARSERS] ?? PARSERS.tsx).parse(source);
  const placeOf = placesIn(source);
  const additions = guardLoops(tree, placeOf);
  let code = '';
  let end = 0;
  const insertions: Insertion[] = [];
  for (const { at, text } of additions) {
    code += source.slice(end, at) + text;
    end = at;
    insertions.push({ ...placeOf(at), length: text.length });
  }
  const tag = unmatchedTag(tree, source);
  return {
    type: 'script',
    ...(tag && {
      fault: {
        type: 'unmatched-tag',
        text: `</${tag.closed}>`,
        known: [`</${tag.opened}>`],
        file: name,
        place: placeOf(tag.from),
      },
    }),
    code: code + source.slice(end),
    insertions,
    imports: findImports(tree, source)
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ specifier, from }) => ({ specifier, ...placeOf(from) })),
  };
}
