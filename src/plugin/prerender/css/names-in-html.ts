/** A comment, or a tag: its name, and all up to its end. Nothing after the loop can fail, so nothing is tried twice. */
const TAG = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:[^>=]+|=\s*(?:"[^"]*"|'[^']*')?)*)/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
/** Elements whose content is text, where `<` begins no tag (HTML, 13.1.2). */
const TEXT_ELEMENTS = ['script', 'style', 'textarea', 'title'];
/** There without being written (HTML, 13.1.2.4); a table's rows get a body from the parser. */
const ALWAYS = ['html', 'head', 'body', 'tbody', 'colgroup'];
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** What stands in an attribute, as React and rehype write it. */
function decode(value: string): string {
  if (!value.includes('&')) return value;
  return value.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return ENTITIES[name as string] ?? (all as string);
    return String.fromCodePoint(hex ? parseInt(hex as string, 16) : Number(decimal));
  });
}

/**
 * The names a style sheet could select by that occur in a page: tags as `div`, and `.class`,
 * `#id`, `[attribute`; tags and attributes in lower case. Never too few, though tags in
 * `<noscript>` and `<template>` count as well.
 * @param keep attributes that count as present, since script sets them
 */
export function namesInHtml(html: string, keep: readonly string[] = []): Set<string> {
  const found = new Set([...ALWAYS, ...keep.map((name) => `[${name.toLowerCase()}`)]);
  // Code is thousands of spans with a dozen different classes.
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
