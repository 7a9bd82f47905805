import { parse } from 'postcss';
import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import { block, headOf, minify, selectorOf, textOf } from './css-text';
import { namesInHtml } from './names-in-html';
import { canMatch, parseSelectors } from './selector-need';
import type { SelectorNeed } from './selector-need';

type Part = {
  /** True for what is only for paper. */
  paper?: boolean;
} &
  /** What always stays, with the value that may name animations and fonts. */
  (
    | { type: 'text'; css: string; naming: string }
    /** An animation or a font, which stays when something that stays names it. */
    | { type: 'named'; css: string; name: string }
    | { type: 'rule'; selectors: SelectorNeed[]; parts: Part[] }
    /** A condition round rules. `empty` stands in its place when nothing is left inside. */
    | { type: 'group'; head: string; parts: Part[]; empty: string }
  );

/** A style sheet, read once and asked for every page. */
export interface Sheet {
  parts: readonly Part[];
  /** Its animations and fonts, with what finds their names in a value. */
  names: ReadonlyMap<string, RegExp>;
}

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

function atRuleParts(node: AtRule): Part[] {
  const name = nameOf(node);
  if (name !== undefined) return [{ type: 'named', css: textOf(node), name }];
  if (node.nodes && GROUPS.test(node.name)) {
    return [groupOf(node, partsOf(node.nodes))];
  }
  return [{ type: 'text', css: textOf(node), naming: '' }];
}

function partsOf(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'atrule' && isForPaper(node)) {
      return atRuleParts(node).map((part) => ({ ...part, paper: true }));
    }
    if (node.type === 'comment') return [];
    if (node.type === 'rule') {
      return [{ type: 'rule', selectors: selectorsOf(node), parts: partsOf(node.nodes) }];
    }
    if (node.type === 'decl') {
      const naming = NAMING.test(node.prop) ? minify(node.value) : '';
      return [{ type: 'text', css: textOf(node), naming }];
    }
    return atRuleParts(node);
  });
}

interface Page {
  /** The names that occur in it. */
  found: ReadonlySet<string>;
  /** All animations and fonts, and those that its styles use. */
  names: ReadonlyMap<string, RegExp>;
  used: Set<string>;
  paper: boolean;
  /** Those that were left out. */
  left: Set<string>;
}

/** What can apply to a page; adds the animations and fonts it meets to those that are used. */
function write(parts: readonly Part[], page: Page): string {
  const { found, names, used, paper, left } = page;
  let css = '';
  for (const part of parts) {
    if (part.paper && !paper) continue;
    if (part.type === 'text') {
      css += part.css;
      if (part.naming === '') continue;
      for (const [name, mention] of names) {
        if (mention.test(part.naming)) used.add(name);
      }
    } else if (part.type === 'named') {
      if (used.has(part.name)) css += part.css;
      else left.add(part.name);
    } else if (part.type === 'group') {
      const body = write(part.parts, page);
      css += body ? block(part.head, body) : part.empty;
    } else {
      const selectors = part.selectors.filter(({ need }) => canMatch(need, found));
      if (selectors.length === 0) continue;
      const body = write(part.parts, page);
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
  return { parts: partsOf(root.nodes), names: namesIn(root) };
}

/** Several style sheets as one, in their order. */
export function joinSheets(sheets: readonly Sheet[]): Sheet {
  return {
    parts: sheets.flatMap(({ parts }) => parts),
    names: new Map(sheets.flatMap(({ names }) => [...names])),
  };
}

/**
 * The part of a style sheet that can apply to a page: minified, in its order, ready to stand in
 * a `<style>`. A rule stays for those of its selectors whose tags, classes, ids and attributes
 * all occur in the page, an animation or a font when a declaration that stays names it; what is
 * only for paper goes, unless it is asked for.
 * @param html the whole page
 * @param options.keep attributes that count as present, since script sets them
 * @param options.paper true where no other style sheet says how the page is printed
 * @example criticalCss(parseSheet('.a, .b { color: red }'), '<p class="b">') // '.b{color:red}'
 */
export function criticalCss(
  sheet: Sheet,
  html: string,
  { keep = [], paper = false }: { keep?: readonly string[]; paper?: boolean } = {},
): string {
  const { parts, names } = sheet;
  const found = namesInHtml(html, keep);
  const page: Page = { found, names, used: new Set(), paper, left: new Set() };
  let css = write(parts, page);
  // Animations can stand before the rules that name them.
  if ([...page.left].some((name) => page.used.has(name))) css = write(parts, page);
  // In a string or an address `\/` is `/`, and the element does not end there.
  return css.replace(/<\/(?=style)/gi, '<\\/');
}
