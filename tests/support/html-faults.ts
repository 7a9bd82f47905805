import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * What the HTML standard asks of a document. Matters of style, such as how an empty attribute is
 * written, are in the preset `recommended` alone; there React decides them.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:standard'] }),
);

/** What is wrong with documents in a folder. */
export async function htmlFaults(
  folder: string,
  files: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const file of files) {
    const html = readFileSync(join(folder, file), 'utf8');
    const { results } = await validator.validateString(html, file);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) {
        faults.push(`${file} ${ruleId}: ${message} (${selector})`);
      }
    }
  }
  return faults;
}
