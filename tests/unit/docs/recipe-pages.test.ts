import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root';
import { readDocuments } from '../support/site';

/** Those that take more than `SHORT` lines, up to `LONG`. */
const LONGER = [
  'server-data',
  'editable-cells',
  'column-settings',
  'lazy-children',
  'row-grouping',
  'infinite-loading',
  'grid-navigation',
  'responsive-columns',
  'csv-and-print',
];
const SHORT = 60;
const LONG = 120;
const SECTIONS = [
  'How it works',
  'When to use it',
  'What goes wrong',
  "In antd's Table",
  'Props used here',
  'Related',
];

const documents = new Map(readDocuments().map((document) => [document.file, document]));
const documentOf = (file: string) => {
  const document = documents.get(file);
  if (!document) throw new Error(`${file} is not there.`);
  return document;
};
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** The recipes by their place in the list, those that are asked for most first. */
const RECIPES = readdirSync(join(ROOT, 'docs/recipe'))
  .flatMap((file) => /^([\w-]+)\.md$/.exec(file)?.[1] ?? [])
  .filter((name) => name !== 'index')
  .map((name) => ({
    name,
    order: Number(/^order: (\d+)$/m.exec(read(`docs/recipe/${name}.md`))?.[1]),
  }))
  .sort((a, b) => a.order - b.order);
const NAMES = RECIPES.map(({ name }) => name);
const tests = readdirSync(join(ROOT, 'tests/e2e/recipes')).map((file) =>
  read(`tests/e2e/recipes/${file}`),
);

test.each(['.md', '.zh-CN.md'])('index%s links all recipes in their order', (ending) => {
  const { links } = documentOf(`docs/recipe/index${ending}`);
  const recipes = links.map(({ url }) => url).filter((url) => url.startsWith('/recipe/'));
  expect(recipes).toEqual(NAMES.map((name) => `/recipe/${name}`));
});

test('each recipe has a place of its own', () => {
  expect(RECIPES.map(({ order }) => order)).toEqual(RECIPES.map((_, at) => at + 1));
});

describe.each(NAMES)('%s', (name) => {
  const code = read(`docs/examples/recipes/${name}.tsx`);
  // The site shows the code without the comment at its top.
  const lines = code
    .replace(/^\/\*\*.*?\*\/\n/s, '')
    .trim()
    .split('\n');

  test('is on a page with all sections, in both languages', () => {
    const { headings } = documentOf(`docs/recipe/${name}.md`);
    const chapters = headings.filter(({ depth }) => depth === 2);
    expect(chapters.map(({ title }) => title)).toEqual(SECTIONS);
    expect(documents.has(`docs/recipe/${name}.zh-CN.md`)).toBe(true);
  });

  test('is short', () => {
    expect(lines.length).toBeLessThanOrEqual(LONGER.includes(name) ? LONG : SHORT);
  });

  test('needs React, rc-table and style sheets alone', () => {
    const modules = [...code.matchAll(/^import .*?'([^']+)';$/gms)].map(([, one]) => one);
    const allowed = /^(react|rc-table|rc-table\/(lib\/interface|assets\/index\.css))$/;
    const styles = ['../shared/look.css', `./${name}.css`];
    expect(
      modules.filter((one = '') => !allowed.test(one) && !styles.includes(one)),
    ).toEqual([]);
  });

  test('names its table and its buttons are buttons', () => {
    expect(code).toMatch(
      /<Table[^>]*\s(aria-label|aria-labelledby|caption)=|'aria-label': /,
    );
    const count = (text: string) => code.split(text).length;
    expect(count('type="button"')).toBe(count('<button'));
  });

  test('has an end-to-end test', () => {
    expect(tests.some((text) => text.includes(`openRecipe('${name}'`))).toBe(true);
  });
});
