/** A text for every language, or one text per locale id. */
export type Localized = string | Readonly<Record<string, string>>;

/** The text in one language, or the first text given if there is none in that language. */
export function localized(text: Localized, locale: string): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? Object.values(text)[0] ?? '';
}
