import type { SyntaxNode, Tree } from './tree';
import type { Place } from '../protocol';
import { GUARD } from '../guard-name';

const LOOPS = new Set(['WhileStatement', 'DoStatement', 'ForStatement']);
const COMMENTS = new Set(['LineComment', 'BlockComment']);

/** A text and the offset in the source before which it is put. */
export interface Addition {
  at: number;
  text: string;
}

/** The statement that a loop repeats; none while its line is being written. */
function bodyOf(loop: SyntaxNode): SyntaxNode | undefined {
  let body = loop.name === 'DoStatement' ? loop.firstChild?.nextSibling : loop.lastChild;
  while (body && COMMENTS.has(body.name)) body = body.nextSibling;
  return body && (body.name === ';' || body.type.is('Statement')) ? body : undefined;
}

/**
 * What must be added to a source so that each loop calls its guard at each turn. No line is added.
 * @param placeOf the place of an offset, which the guard is told
 */
export function guardLoops(tree: Tree, placeOf: (offset: number) => Place): Addition[] {
  const additions: Addition[] = [];
  tree.iterate({
    enter({ name, node, from }) {
      const body = LOOPS.has(name) && bodyOf(node);
      if (!body) return;
      const { line, column } = placeOf(from);
      const call = `${GUARD}(${line},${column});`;
      if (body.name === 'Block') {
        additions.push({ at: body.from + 1, text: call });
      } else {
        additions.push({ at: body.from, text: `{${call}` }, { at: body.to, text: '}' });
      }
    },
  });
  return additions;
}
