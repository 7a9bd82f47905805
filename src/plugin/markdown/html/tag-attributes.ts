import { Parser } from 'htmlparser2';

/**
 * Parses the attributes of a tag as HTML does: names in lower case, entities decoded, and
 * an empty string for an attribute without a value.
 * @param tag starting with `<`
 * @example tagAttributes('<code src="./a.tsx" inline>').get('src') // './a.tsx'
 */
export function tagAttributes(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  const parser = new Parser({
    onattribute: (name, value) => {
      // Of duplicate attributes, HTML uses the first.
      if (!found.has(name)) found.set(name, value);
    },
  });
  parser.end(tag);
  return found;
}
