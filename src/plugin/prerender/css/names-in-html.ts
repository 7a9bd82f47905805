/**
 * Matches a comment, or a tag with its name and everything up to its end. Nothing after
 * the repeated group can fail, so the match never backtracks.
 */
const TAG = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^>=]+|=\s*(?:"[^"]*"|'[^']*')?)*)/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
/** Elements with text content, in which `<` does not start a tag (HTML, 13.1.2). */
const TEXT_ELEMENTS = ['script', 'style', 'textarea', 'title'];
/**
 * Elements that exist without being written (HTML, 13.1.2.4). The parser adds a body to a
 * table's rows.
 */
const ALWAYS = ['html', 'head', 'body', 'tbody', 'colgroup'];
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Decodes an attribute value, as written by React and rehype. */
function decode(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return ENTITIES[name as string] ?? (all as string);
    return String.fromCodePoint(hex ? parseInt(hex as string, 16) : Number(decimal));
  });
}

/**
 * The names in a page that a style sheet could select: tags as `div`, and `.class`,
 * `#id`, `[attribute`; tags and attributes in lower case. It may return too many, because
 * tags in `<noscript>` and `<template>` count too, but never too few.
 * @param keep attributes that count as present, because a script sets them
 */
export function namesInHtml(html: string, keep: readonly string[] = []): Set<string> {
  const found = new Set([...ALWAYS, ...keep.map((name) => `[${name.toLowerCase()}`)]);
  // Code consists of thousands of spans with about a dozen classes.
  const seen = new Set<string>();
  const tags = new RegExp(TAG);
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [text, name, attributes = ''] = match;
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    if (TEXT_ELEMENTS.includes(tag)) {
      const end = new RegExp(`</${tag}`, 'gi');
      end.lastIndex = tags.lastIndex;
      if (end.test(html)) tags.lastIndex = end.lastIndex;
    }
    if (seen.has(text)) continue;
    seen.add(text);
    found.add(tag);
    for (const [, key = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
      const attribute = key.toLowerCase();
      found.add(`[${attribute}`);
      const value = double ?? single ?? bare ?? '';
      if (attribute === 'id') found.add(`#${decode(value)}`);
      if (attribute !== 'class') continue;
      for (const one of decode(value).split(/\s+/)) found.add(`.${one}`);
    }
  }
  return found;
}
