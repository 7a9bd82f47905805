import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedOptions } from '../../schemas/options';
import { verifiedSections } from '../../schemas/file-options';

/** The option `verified`. */
export type VerifiedOption = NonNullable<ResolvedOptions['verified']>;

/**
 * By the address of a section, a page's file with the id of a heading
 * (`docs/guide.md#what-goes-wrong`): the file of the test of each item of the section's lists, in
 * their order, or null for an item without one. A section without lists has one test, and so has an
 * item with an id of its own (`docs/guide.md#it-is-slow`). By the address of a pitfall of a
 * reference, a file of notes with the name of a row (`docs/api/table.yaml#rowKey`): its test.
 */
export type VerifiedSections = Record<string, (string | null)[]>;

/**
 * Reads the file that the option names.
 * @param root absolute path of the site
 * @returns its sections, or what is wrong with it, as the end of a sentence
 */
export function readVerified(
  { file }: VerifiedOption,
  root: string,
): { sections: VerifiedSections; fault?: string } {
  const path = join(root, file);
  if (!existsSync(path)) return { sections: {}, fault: 'does not exist' };
  try {
    const { data, success } = verifiedSections.safeParse(
      JSON.parse(readFileSync(path, 'utf8')),
    );
    if (success) return { sections: data };
  } catch {
    return { sections: {}, fault: 'is not JSON' };
  }
  return { sections: {}, fault: 'does not hold a list of tests for each section' };
}

/**
 * What the mark of a test says, and the address of the test where it is known.
 * @param test its file
 * @param words messages in the language of the page
 */
export function verifiedMark(
  test: string,
  { version, url }: Pick<VerifiedOption, 'version' | 'url'>,
  words: Readonly<Record<string, string>> = {},
): { text: string; href?: string } {
  const text = (words['markdown.verified'] ?? '').replace('{version}', version);
  return url ? { text, href: url.replace('{file}', test) } : { text };
}
