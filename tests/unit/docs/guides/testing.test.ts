import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/root';
import { codeBlocks } from './blocks';

const FOLDERS = ['tests/component/docs/testing', 'tests/e2e/guides'];

/** Each line without the space before it: a block on a page is not indented. */
const flat = (text: string) => text.replace(/^ +/gm, '').trim();

const run = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((file) =>
    readFileSync(join(ROOT, folder, file), 'utf8'),
  ),
).map(flat);

const page = readFileSync(join(ROOT, 'docs/guide/testing.md'), 'utf8');
const blocks = codeBlocks(page);

test.each(blocks.map(({ line, code }) => [line, code]))(
  'the snippet of line %s is a part of a test',
  (_, code) => {
    expect(run.some((text) => text.includes(flat(String(code))))).toBe(true);
  },
);

test('there are snippets', () => {
  expect(blocks.length).toBeGreaterThan(10);
});
