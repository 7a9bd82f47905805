import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';

/** Comments, and before them strings and URLs, in which `/*` does not start a comment. */
const COMMENT =
  /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|url\(\s*[^"'\s)][^)]*\))|\/\*[^]*?\*\//gi;
/** Whitespace that can be removed, and strings, in which it stays. */
const SPACE =
  /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')|\s*(,)\s*|([:(])\s+|\s+(\))|\s+/g;

function withoutComments(text: string, instead: string): string {
  return text.replace(COMMENT, (_, kept: string | undefined) => kept ?? instead);
}

/**
 * Removes comments and unnecessary whitespace from a value or the parameters of an
 * at-rule.
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
  // An old hack for one browser. All others drop `*zoom`, which postcss reads as `zoom`.
  if (/[*_]$/.test(node.raws.before ?? '')) return '';
  return `${node.prop}:${minify(node.value) || ' '}${node.important ? '!important' : ''};`;
}

/** The text before the block of an at-rule: `@media (min-width:1px)`. */
export function atRuleHead({ name, params }: AtRule): string {
  return `@${name} ${minify(params)}`.trim();
}

/** The selectors of a rule as written, without comments. */
export function selectorOf({ selector }: Rule): string {
  return withoutComments(selector, '');
}

/**
 * Builds a block from declarations that end with `;`, or from rules. The last `;` is
 * dropped.
 */
export function block(head: string, body: string): string {
  return `${head}{${body.replace(/;$/, '')}}`;
}

/** Minifies a node with its contents. A declaration ends with `;`. */
export function textOf(node: ChildNode): string {
  if (node.type === 'comment') return '';
  if (node.type === 'decl') return declaration(node);
  const head = node.type === 'rule' ? minify(selectorOf(node)) : atRuleHead(node);
  return node.nodes ? block(head, node.nodes.map(textOf).join('')) : `${head};`;
}

/** A relative address in a style sheet. */
const RELATIVE = /\burl\(\s*(["']?)(?![a-z][\w+.-]*:|[/#])([^"')]+)\1\s*\)/gi;

/**
 * A style sheet whose relative addresses, which begin at its file, hold in any document.
 * @param publicPath address of the folder of its file, with a slash at its end
 * @example withAddresses('a { background: url(./static/a.png) }', '/base/') // '… url(/base/static/a.png) …'
 */
export function withAddresses(css: string, publicPath: string): string {
  return css.replace(
    RELATIVE,
    (_, quote: string, address: string) =>
      `url(${quote}${publicPath}${address.trim().replace(/^(?:\.\/)+/, '')}${quote})`,
  );
}
