import type { SyntaxNode, Tree } from '../../code/parse';
import type { Position } from '../protocol';
import { GUARD } from '../guard-name';

const LOOPS = new Set(['WhileStatement', 'DoStatement', 'ForStatement']);
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
  'Property',
]);
const COMMENTS = new Set(['LineComment', 'BlockComment']);

/** A text and the source offset at which it is inserted. */
export interface Addition {
  at: number;
  text: string;
}

/** The body of a loop; undefined while the reader is still typing it. */
function bodyOf(loop: SyntaxNode): SyntaxNode | undefined {
  let body = loop.name === 'DoStatement' ? loop.firstChild?.nextSibling : loop.lastChild;
  while (body && COMMENTS.has(body.name)) body = body.nextSibling;
  return body && (body.name === ';' || body.type.is('Statement')) ? body : undefined;
}

/** The last part of a node that is no comment. */
function lastPart(node: SyntaxNode): SyntaxNode | null {
  let part = node.lastChild;
  while (part && COMMENTS.has(part.name)) part = part.prevSibling;
  return part;
}

/** The additions to a function; none if it has no body, or no complete one. */
function guardCall(node: SyntaxNode, place: string): [Addition?, Addition?] {
  const body = lastPart(node);
  const call = `${GUARD}(${place},true)`;
  if (!body || body.type.isError) return [];
  if (body.name === 'Block') return [{ at: body.from + 1, text: `${call};` }];
  if (node.name !== 'ArrowFunction' || body.name === 'Arrow') return [];
  return [
    { at: body.from, text: `(${call},` },
    { at: body.to, text: ')' },
  ];
}

/**
 * The additions that make each loop call its guard in every iteration, and each function in
 * every call, in the order of the source. They add no lines. Functions can do what loops do: call themselves, twice.
 * @param placeOf returns the place of an offset, which is passed to the guard
 */
export function guardLoops(
  tree: Tree,
  placeOf: (offset: number) => Position,
): Addition[] {
  const starts: Addition[] = [];
  /** Inner ones first: they may end at the same offset. */
  const ends: Addition[] = [];
  const add = (start: Addition | undefined, end?: Addition) => {
    if (start) starts.push(start);
    if (end) ends.unshift(end);
  };
  tree.iterate({
    enter({ name, node, from }) {
      if (FUNCTIONS.has(name)) {
        const { line, column } = placeOf(from);
        add(...guardCall(node, `${line},${column}`));
        return;
      }
      const body = LOOPS.has(name) && bodyOf(node);
      if (!body) return;
      const { line, column } = placeOf(from);
      const call = `${GUARD}(${line},${column});`;
      if (body.name === 'Block') {
        add({ at: body.from + 1, text: call });
      } else {
        add({ at: body.from, text: `{${call}` }, { at: body.to, text: '}' });
      }
    },
  });
  return [...ends, ...starts].sort((a, b) => a.at - b.at);
}
