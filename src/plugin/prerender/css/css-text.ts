import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';

/** Comments, and first strings and addresses, where `/*` begins none. */
const COMMENT =
  /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|url\(\s*[^"'\s)][^)]*\))|\/\*[^]*?\*\//gi;
/** White space that may go, and strings, in which it stays. */
const SPACE =
  /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')|\s*(,)\s*|([:(])\s+|\s+(\))|\s+/g;

function withoutComments(text: string, instead: string): string {
  return text.replace(COMMENT, (_, kept: string | undefined) => kept ?? instead);
}

/**
 * A value or the words of an at-rule, without comments and needless white space.
 * @example minify("1px  solid , 'a  b'") // "1px solid,'a  b'"
 */
export function minify(text: string): string {
  return withoutComments(text, ' ')
    .trim()
    .replace(SPACE, (_, ...kept: (string | undefined)[]) => {
      return kept.slice(0, 4).find(Boolean) ?? ' ';
    });
}

function declaration(node: Declaration): string {
  // An old trick for one browser: all others drop `*zoom`, of which postcss makes `zoom`.
  if (/[*_]$/.test(node.raws.before ?? '')) return '';
  return `${node.prop}:${minify(node.value) || ' '}${node.important ? '!important' : ''};`;
}

/** What stands before the block of an at-rule: `@media (min-width:1px)`. */
export function headOf({ name, params }: AtRule): string {
  return `@${name} ${minify(params)}`.trim();
}

/** The selectors of a rule as they are written, without comments. */
export function selectorOf({ selector }: Rule): string {
  return withoutComments(selector, '');
}

/** Declarations, each with its `;`, or rules as a block; the last `;` goes. */
export function block(head: string, body: string): string {
  return `${head}{${body.replace(/;$/, '')}}`;
}

/** A node with all that is inside, minified; a declaration ends with `;`. */
export function textOf(node: ChildNode): string {
  if (node.type === 'comment') return '';
  if (node.type === 'decl') return declaration(node);
  const head = node.type === 'rule' ? minify(selectorOf(node)) : headOf(node);
  return node.nodes ? block(head, node.nodes.map(textOf).join('')) : `${head};`;
}
