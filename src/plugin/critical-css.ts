import { parse } from 'postcss';
import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import { block, headOf, minify, selectorOf, textOf } from './css-text';
import { namesInHtml } from './names-in-html';
import { canMatch, parseSelectors } from './selector-need';
import type { SelectorNeed } from './selector-need';

type Part =
  /** What always stays, with the animations and fonts it names. */
  | { type: 'text'; css: string; uses: string[] }
  /** An animation or a font, which stays when something that stays names it. */
  | { type: 'named'; css: string; name: string }
  | { type: 'rule'; selectors: SelectorNeed[]; parts: Part[] }
  /** A condition round rules. `empty` stands in its place when nothing is left inside. */
  | { type: 'group'; head: string; parts: Part[]; empty: string };

/** A style sheet, read once and asked for every page. */
export type Sheet = readonly Part[];

const GROUPS = /^(media|supports|layer|container|scope|starting-style)$/i;
const KEYFRAMES = /^(-\w+-)?keyframes$/i;
/** Properties that can name an animation or a font; custom properties pass any value on. */
const NAMING = /^(--|(-\w+-)?animation|font)/i;
const PRINT = /^(only\s+)?print\b/i;

/** The name that an at-rule gives to an animation or a font, or undefined. */
function nameOf(node: AtRule): string | undefined {
  let name: string | undefined;
  if (KEYFRAMES.test(node.name)) name = minify(node.params);
  else if (/^font-face$/i.test(node.name)) {
    node.walkDecls(/^font-family$/i, (family) => {
      name = minify(family.value);
    });
  }
  return name?.replace(/^["']|["']$/g, '');
}

/** All such names of a style sheet, with what finds them in a value. */
function namesIn(root: Root): Map<string, RegExp> {
  const names = new Map<string, RegExp>();
  root.walkAtRules((node) => {
    const name = nameOf(node);
    if (name === undefined) return;
    const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    names.set(name, new RegExp(`(?<![\\w-])${literal}(?![\\w-])`, 'i'));
  });
  return names;
}

function isForPaper({ name, params }: AtRule): boolean {
  if (name.toLowerCase() === 'page') return true;
  const queries = params.split(',').map((query) => query.trim());
  return name.toLowerCase() === 'media' && queries.every((query) => PRINT.test(query));
}

function selectorsOf(node: Rule): SelectorNeed[] {
  const selectors = parseSelectors(selectorOf(node));
  // Browsers drop a whole list for one pseudo-element they do not know, and `&` has the
  // weight of its heaviest selector: such lists mean something else in parts.
  const nested = node.nodes.some(({ type }) => type === 'rule' || type === 'atrule');
  if (!nested && !selectors.some(({ text }) => text.includes(':-'))) return selectors;
  const oneOf = [selectors.map(({ need }) => need)];
  const text = selectors.map((selector) => selector.text).join(',');
  return [{ text, need: { names: [], oneOf } }];
}

function groupOf(node: AtRule, parts: Part[]): Part {
  const head = headOf(node);
  // The first mention of a layer gives it its rank, even if nothing in it is used.
  const ranked = /^layer$/i.test(node.name) && node.params.trim() !== '';
  return { type: 'group', head, parts, empty: ranked ? `${head};` : '' };
}

function partsOf(nodes: readonly ChildNode[], names: Map<string, RegExp>): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') {
      const parts = partsOf(node.nodes, names);
      return [{ type: 'rule', selectors: selectorsOf(node), parts }];
    }
    if (node.type === 'decl') {
      const value = NAMING.test(node.prop) ? minify(node.value) : '';
      const uses = [...names].filter(([, mention]) => mention.test(value));
      return [{ type: 'text', css: textOf(node), uses: uses.map(([name]) => name) }];
    }
    if (isForPaper(node)) return [];
    const name = nameOf(node);
    if (name !== undefined) return [{ type: 'named', css: textOf(node), name }];
    if (node.nodes && GROUPS.test(node.name)) {
      return [groupOf(node, partsOf(node.nodes, names))];
    }
    return [{ type: 'text', css: textOf(node), uses: [] }];
  });
}

/** What can apply where these names occur; adds the animations and fonts it meets to `used`. */
function write(
  parts: readonly Part[],
  found: ReadonlySet<string>,
  used: Set<string>,
): string {
  let css = '';
  for (const part of parts) {
    if (part.type === 'text') {
      css += part.css;
      part.uses.forEach((name) => used.add(name));
    } else if (part.type === 'named') {
      if (used.has(part.name)) css += part.css;
    } else if (part.type === 'group') {
      const body = write(part.parts, found, used);
      css += body ? block(part.head, body) : part.empty;
    } else {
      const selectors = part.selectors.filter(({ need }) => canMatch(need, found));
      if (selectors.length === 0) continue;
      const body = write(part.parts, found, used);
      if (body) css += block(selectors.map(({ text }) => text).join(','), body);
    }
  }
  return css;
}

/**
 * A style sheet as the records that `criticalCss` looks through, everything minified.
 * @throws CssSyntaxError of postcss, with the place
 */
export function parseSheet(css: string): Sheet {
  const root = parse(css);
  return partsOf(root.nodes, namesIn(root));
}

/**
 * The part of a style sheet that can apply to a page: minified, in its order, ready to stand in
 * a `<style>`. A rule stays for those of its selectors whose tags, classes, ids and attributes
 * all occur in the page, an animation or a font when a declaration that stays names it; what is
 * for paper goes.
 * @param html the whole page
 * @param options.keep attributes that count as present, since script sets them
 * @example criticalCss(parseSheet('.a, .b { color: red }'), '<p class="b">') // '.b{color:red}'
 */
export function criticalCss(
  sheet: Sheet,
  html: string,
  { keep = [] }: { keep?: readonly string[] } = {},
): string {
  const found = namesInHtml(html, keep);
  const used = new Set<string>();
  // Animations can stand before the rules that name them, so the first round only finds names.
  write(sheet, found, used);
  // In a string or an address `\/` is `/`, and the element does not end there.
  return write(sheet, found, used).replace(/<\/(?=style)/gi, '<\\/');
}
