import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const DIST = 'dist';

/**
 * What the HTML standard asks of a document. Matters of style, such as how an empty attribute is
 * written, are in the preset `recommended` alone; there React decides them.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:standard'] }),
);

const documents = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.html'),
);

test('every document is valid: pages, pages for what is missing, demos alone', async () => {
  expect(documents.length).toBeGreaterThan(140);
  const faults: string[] = [];
  for (const file of documents) {
    const html = readFileSync(join(DIST, file), 'utf8');
    const { results } = await validator.validateString(html, file);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) {
        faults.push(`${file} ${ruleId}: ${message} (${selector})`);
      }
    }
  }
  expect(faults).toEqual([]);
}, 120_000);
