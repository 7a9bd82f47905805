/** What stands in a tag between its name and its end; a quoted value may hold a `>`. */
const INSIDE = /^<[\w-]+((?:"[^"]*"|'[^']*'|[^>"'])*)/;
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ENTITIES: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>' };

function decode(value: string): string {
  return value
    .replace(/&(quot|apos|lt|gt);/g, (_, entity: string) => ENTITIES[entity] ?? '')
    .replace(/&amp;/g, '&');
}

/**
 * The attributes of a tag as HTML reads them: names in lower case, entities as what they stand
 * for, and an empty text for an attribute without a value.
 * @param tag from its `<` on
 * @example tagAttributes('<code src="./a.tsx" inline>').get('src') // './a.tsx'
 */
export function tagAttributes(tag: string): Map<string, string> {
  const [, inside = ''] = INSIDE.exec(tag) ?? [];
  const found = [...inside.matchAll(ATTRIBUTE)].map(
    ([, name = '', ...values]): [string, string] => [
      name.toLowerCase(),
      decode(values.find((value) => value !== undefined) ?? ''),
    ],
  );
  // Of two with a name, HTML knows the first.
  return new Map(found.reverse());
}
