import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  addPages,
  makePage,
} from '../../../../../scripts/bench/authoring/more-pages.mjs';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const NUMBERS = [1, 2, 77, 1000];

test.each(NUMBERS)(
  'page %i has three sections, two blocks of code and some 3 kB',
  (number) => {
    const page = makePage(number);
    expect(page.match(/^# /gm)).toHaveLength(1);
    expect(page.match(/^## /gm)).toHaveLength(3);
    expect(page.match(/^```ts$/gm)).toHaveLength(2);
    expect(page.length).toBeGreaterThan(2700);
    expect(page.length).toBeLessThan(3300);
  },
);

test('a page is the same each time, and no other page', () => {
  expect(makePage(5)).toBe(makePage(5));
  expect(new Set(NUMBERS.map(makePage)).size).toBe(NUMBERS.length);
});

test('no page has two headings of the same words', () => {
  for (const number of NUMBERS) {
    const headings = makePage(number).match(/^## .*/gm);
    expect(new Set(headings).size).toBe(3);
  }
});

test('as many are added as are asked for', () => {
  const folder = folderWith({});
  addPages(folder, 3);
  expect(readdirSync(join(folder, 'docs/more')).sort()).toEqual([
    'page-1.md',
    'page-2.md',
    'page-3.md',
  ]);
});
