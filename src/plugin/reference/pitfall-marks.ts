import { escapeHtml } from '../../code/highlight-spans';
import { readVerified, verifiedMark } from '../markdown/authoring/read-verified';
import type { VerifiedOption } from '../markdown/authoring/read-verified';

/** The mark of a pitfall that a test runs, as HTML, by file of notes, row and id of a language. */
export type PitfallMark = (file: string, row: string, locale: string) => string;

/**
 * Reads the tests of the references' pitfalls.
 * @param verified the option `verified`
 * @param root absolute path of the site
 * @param words messages by the id of a language
 * @returns the mark of a pitfall, '' for one without a test
 */
export function readPitfallMarks(
  verified: VerifiedOption,
  root: string,
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
): PitfallMark {
  const { sections } = readVerified(verified, root);
  return (file, row, locale) => {
    const test = sections[`${file}#${row}`]?.[0];
    if (!test) return '';
    const { text, href } = verifiedMark(test, verified, words[locale]);
    const said = escapeHtml(text);
    return `<small>${href ? `<a href="${escapeHtml(href)}">${said}</a>` : said}</small>`;
  };
}
