import { localized } from '../../../model/localized';
import type {
  ReferenceFile,
  ReferenceProperty,
} from '../../schemas/outputs/reference-file';

/** Code in a line of Markdown, which may have backticks of its own. */
function inlineCode(code: string): string {
  const longest = Math.max(
    0,
    ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length),
  );
  if (longest === 0) return `\`${code}\``;
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${code} ${fence}`;
}

function propertyText(
  property: ReferenceProperty,
  locale: string,
  words: Readonly<Record<string, string>>,
): string {
  const { name, type, required, deprecated, since } = property;
  const word = (key: string) => words[`api.${key}`] ?? '';
  const fallback = property.default && localized(property.default, locale);
  const facts = [
    type && inlineCode(type),
    required && word('required'),
    fallback && `${word('default').toLowerCase()} ${inlineCode(fallback)}`,
    since && word('since').replace('{version}', since).toLowerCase(),
    deprecated && word('deprecated'),
  ].filter(Boolean);
  const texts = [
    localized(property.description, locale),
    property.pitfall && `${word('pitfall')}${localized(property.pitfall, locale)}`,
  ].flatMap((text) => (text ? text.replace(/\s*\n\s*/g, ' ') : []));
  const about = facts.length > 0 ? ` (${facts.join(', ')})` : '';
  return `- ${inlineCode(name)}${about}: ${texts.join(' ')}`;
}

/**
 * A reference in Markdown, a list with an entry for each property.
 * @param locale id of the language
 * @param words of the interface in the language
 */
export function referenceText(
  { properties }: ReferenceFile,
  locale: string,
  words: Readonly<Record<string, string>>,
): string {
  return properties.map((one) => propertyText(one, locale, words)).join('\n');
}
