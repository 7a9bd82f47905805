import { suggest } from '../../../model/text/suggest';
import { ELEMENTS, OPTIONAL_END, VOID } from '../../markdown/html/html-elements';
import { htmlTags } from '../../markdown/html/html-tags';
import type { HtmlTag } from '../../markdown/html/html-tags';
import { problemsAt } from '../check';
import type { Check, LineProblem } from '../check';

/** Elements that contain other languages, with names of their own. */
const FOREIGN = ['svg', 'math'];
/** Replaced by another file, which `checkEmbeds` looks at. */
const EMBED = 'embed';

function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** Names of HTML may be in any case, those of components may not. */
function keyOf(name: string): string {
  return isComponent(name) && !ELEMENTS.has(name.toLowerCase())
    ? name
    : name.toLowerCase();
}

/** Why a tag has no meaning, or undefined. */
function nameFault(
  { name, line }: HtmlTag,
  components: readonly string[] | undefined,
): LineProblem | undefined {
  if (isComponent(name)) {
    if (!components || components.includes(name)) return undefined;
    const near = suggest(name, components);
    return {
      code: 'unknown-component',
      line,
      message: `there is no component \`<${name}>\`.`,
      hint: near
        ? `Did you mean \`<${near}>\`?`
        : 'Write one in `.dumi/theme/builtins`, or put the tag in backticks if it is text.',
    };
  }
  // An element with a dash is one of the site's own.
  if (ELEMENTS.has(name) || name.includes('-')) return undefined;
  return {
    code: 'unknown-element',
    line,
    message: `\`<${name}>\` is not an element of HTML, so readers would not see it.`,
    hint: `If it is text, put it in backticks or write \`\\<${name}>\`.`,
  };
}

function openFault({ name, text, line, kind }: HtmlTag): LineProblem {
  const hint =
    kind === 'self-closing'
      ? `Write \`${text.replace(/\s*\/>$/, '>')}</${name}>\`.`
      : `Add \`</${name}>\`, or put the tag in backticks if it is text.`;
  const isDemo = name === 'code' && kind === 'self-closing' && /\ssrc=/.test(text);
  const message = isDemo
    ? '`<code>` closes itself, which HTML does not know. It is a demo with this theme alone.'
    : `\`<${name}>\` is not closed, so it would swallow what follows.`;
  return { code: 'open-tag', line, message, hint };
}

function strayEnd({ name, line }: HtmlTag): LineProblem {
  return {
    code: 'stray-end',
    line,
    message: `\`</${name}>\` closes nothing.`,
    hint: `Remove it, or add \`<${name}>\` before it.`,
  };
}

/** Follows the tags of a page as a browser does, and reports where they do not match. */
function tagFaults(
  tags: readonly HtmlTag[],
  components: readonly string[] | undefined,
): LineProblem[] {
  const faults: LineProblem[] = [];
  const unknown = new Set<string>();
  const open: HtmlTag[] = [];
  /** Names of tags that close themselves, each of which may have its end as well. */
  const selfClosed = new Set<string>();
  const end = (tag: HtmlTag) => {
    if (!OPTIONAL_END.has(keyOf(tag.name))) faults.push(openFault(tag));
  };
  for (const tag of tags) {
    const key = keyOf(tag.name);
    const isForeign = open.some(({ name }) => FOREIGN.includes(name.toLowerCase()));
    if (key === EMBED || unknown.has(key)) continue;
    if (tag.kind === 'close') {
      const at = open.map(({ name }) => keyOf(name)).lastIndexOf(key);
      if (at >= 0) open.splice(at).slice(1).forEach(end);
      else if (!VOID.has(key) && !isForeign && !selfClosed.delete(key))
        faults.push(strayEnd(tag));
      continue;
    }
    if (isForeign && tag.kind === 'self-closing') continue;
    const fault = isForeign ? undefined : nameFault(tag, components);
    if (fault) {
      faults.push(fault);
      unknown.add(key);
    } else if (!VOID.has(key)) {
      if (tag.kind === 'open') open.push(tag);
      else {
        selfClosed.add(key);
        faults.push(openFault(tag));
      }
    }
  }
  open.forEach(end);
  return faults;
}

/**
 * Finds tags that are no elements and no components, tags without their ends, ends without their
 * tags, and comments that are not closed.
 */
export const checkHtml: Check = (document, site) => {
  const { tags, openComments } = htmlTags(document.text, document.tree);
  const comments = openComments.map((line): LineProblem => {
    return {
      code: 'open-comment',
      line,
      message: 'this comment is not closed, so nothing after it would be shown.',
      hint: 'Close it with `-->`.',
    };
  });
  return problemsAt(document, site, [...tagFaults(tags, site.components), ...comments]);
};
