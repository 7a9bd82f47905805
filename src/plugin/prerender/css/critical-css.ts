import { parse } from 'postcss';
import type { AtRule, ChildNode, Declaration, Root, Rule } from 'postcss';
import { escapeRegExp } from '../../../model/text/escape-regexp';
import { block, atRuleHead, minify, selectorOf, textOf } from './css-text';
import { canMatch, parseSelectors } from './selector-need';
import type { ParsedSelector, RequiredNames } from './selector-need';

type Part = {
  /** True for print-only styles. */
  paper?: boolean;
} &
  /** Always kept. `naming` is a value that may name animations and fonts. */
  (
    | { type: 'text'; css: string; naming: string }
    /** An animation or a font, kept if a kept declaration names it. */
    | { type: 'named'; css: string; name: string }
    | { type: 'rule'; selectors: ParsedSelector[]; parts: Part[] }
    /** A condition around rules. `empty` replaces it if nothing is left inside. */
    | { type: 'group'; head: string; parts: Part[]; empty: string }
  );

/** A parsed style sheet, which is reused for every page. */
export interface Sheet {
  parts: readonly Part[];
  /** Its animations and fonts, each with a pattern that finds its name in a value. */
  names: ReadonlyMap<string, RegExp>;
}

const GROUPS = /^(media|supports|layer|container|scope|starting-style)$/i;
const KEYFRAMES = /^(-\w+-)?keyframes$/i;
/**
 * Properties that can name an animation or a font. Custom properties can hold any value.
 */
const NAMING_PROPERTIES = /^(--|(-\w+-)?animation|font)/i;
const PRINT = /^(only\s+)?print\b/i;

/** The name of the animation or font that an at-rule defines, or undefined. */
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
    names.set(name, new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`, 'i'));
  });
  return names;
}

function isForPaper({ name, params }: AtRule): boolean {
  if (name.toLowerCase() === 'page') return true;
  const queries = params.split(',').map((query) => query.trim());
  return name.toLowerCase() === 'media' && queries.every((query) => PRINT.test(query));
}

function selectorsOf(node: Rule): ParsedSelector[] {
  const selectors = parseSelectors(selectorOf(node));
  // Browsers drop the whole list if one pseudo-element is unknown, and `&` takes the
  // specificity of the most specific selector. Such lists must not be split.
  const nested = node.nodes.some(({ type }) => type === 'rule' || type === 'atrule');
  if (!nested && !selectors.some(({ text }) => text.includes(':-'))) return selectors;
  const oneOf = [selectors.map(({ need }) => need)];
  const text = selectors.map((selector) => selector.text).join(',');
  return [{ text, need: { names: [], oneOf } }];
}

function groupOf(node: AtRule, parts: Part[]): Part {
  const head = atRuleHead(node);
  // The first mention of a layer sets its order, even if nothing in it is used.
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

/** True for a declaration that says what a later one of its rule says again. */
function isSaidAgain(node: Declaration): boolean {
  const nodes = node.parent?.nodes ?? [];
  return nodes
    .slice(nodes.indexOf(node) + 1)
    .some(
      (later) =>
        later.type === 'decl' &&
        later.prop === node.prop &&
        String(later) === String(node),
    );
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
      // Lightning CSS writes some more than once.
      if (isSaidAgain(node)) return [];
      const naming = NAMING_PROPERTIES.test(node.prop) ? minify(node.value) : '';
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
  /** Animations and fonts that were left out. */
  left: Set<string>;
}

/**
 * The styles that can apply to a page. Adds the animations and fonts that they name to
 * the used ones.
 */
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
 * Parses a style sheet into records for `criticalCss`, minified.
 * @throws CssSyntaxError of postcss, with the position
 */
export function parseSheet(css: string): Sheet {
  const root = parse(css);
  return { parts: partsOf(root.nodes), names: namesIn(root) };
}

/** Concatenates style sheets, in order. */
export function joinSheets(sheets: readonly Sheet[]): Sheet {
  return {
    parts: sheets.flatMap(({ parts }) => parts),
    names: new Map(sheets.flatMap(({ names }) => [...names])),
  };
}

/** Adds all names that selectors ask for. */
function addAsked(parts: readonly Part[], asked: Set<string>): void {
  const add = ({ names, oneOf }: RequiredNames): void => {
    names.forEach((name) => asked.add(name));
    oneOf.flat().forEach(add);
  };
  for (const part of parts) {
    if (part.type === 'rule') part.selectors.forEach(({ need }) => add(need));
    if ('parts' in part) addAsked(part.parts, asked);
  }
}

/** The names that the selectors of a style sheet ask for, as `namesInHtml` writes them. */
export function namesAskedBy({ parts }: Sheet): string[] {
  const asked = new Set<string>();
  addAsked(parts, asked);
  return [...asked];
}

/**
 * The part of a style sheet that can apply to a page: minified, in order, ready for a
 * `<style>` element. A rule is kept for those of its selectors whose tags, classes, ids,
 * and attributes all occur in the page. An animation or a font is kept if a kept
 * declaration names it. Print-only styles are dropped unless requested.
 * @param found the names that occur in the page; see `namesInHtml`
 * @param paper true if no other style sheet covers printing
 * @example criticalCss(parseSheet('.a, .b { color: red }'), new Set(['p', '.b'])) // '.b{color:red}'
 */
export function criticalCss(
  { parts, names }: Sheet,
  found: ReadonlySet<string>,
  paper = false,
): string {
  const page: Page = { found, names, used: new Set(), paper, left: new Set() };
  let css = write(parts, page);
  // An animation may come before the rule that names it.
  if ([...page.left].some((name) => page.used.has(name))) css = write(parts, page);
  // In a string or URL, `\/` means `/`, and the style element does not end there.
  return css.replace(/<\/(?=style)/gi, '<\\/');
}
