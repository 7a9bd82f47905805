import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { buildSite } from '../support/built-site';
import { belowBase } from '../support/sites/below-base';
import { bySuffix } from '../support/sites/by-suffix';

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

/** What is wrong with documents in a folder. */
async function faultsOf(folder: string, files: readonly string[]): Promise<string[]> {
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

test('every document is valid: pages, pages for what is missing, demos alone', async () => {
  expect(documents.length).toBeGreaterThan(140);
  expect(await faultsOf(DIST, documents)).toEqual([]);
}, 120_000);

test('so is a page with all that authors can write, in both languages', async () => {
  const { dist } = await buildSite(belowBase);
  const files = ['writing/index.html', 'zh-CN/writing/index.html'];
  expect(await faultsOf(dist, files)).toEqual([]);
}, 240_000);

test('so is a page that names its host', async () => {
  const { dist } = await buildSite(bySuffix);
  expect(await faultsOf(dist, ['index.html', 'hello/index.html'])).toEqual([]);
}, 240_000);
