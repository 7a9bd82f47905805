import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root';
import { readDocuments } from '../support/site';

/** Lines that a file of a recipe may have, with the comment at its top. */
const SHORT = 60;
/** Lines that a recipe may have in all its files, with its style sheet. */
const LONG = 120;
const FOLDER = 'docs/examples/recipes';
const SECTIONS = [
  'When to use it',
  'How it works',
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

/** The modules that a code imports, in their order. */
const importsOf = (code: string) =>
  [...code.matchAll(/^import .*?'([^']+)';$/gms)].map(([, one = '']) => one);

/** The files of a recipe by their names: its own one and those beside it that it imports. */
function filesOf(name: string): Map<string, string> {
  const code = read(`${FOLDER}/${name}.tsx`);
  const files = new Map([[`${name}.tsx`, code]]);
  for (const one of importsOf(code).filter((module) => /^\.\/[\w-]+$/.test(module))) {
    const [file = ''] = readdirSync(join(ROOT, FOLDER)).filter((other) =>
      [`${one}.ts`, `${one}.tsx`].includes(`./${other}`),
    );
    files.set(file, read(`${FOLDER}/${file}`));
  }
  return files;
}

const linesOf = (code: string) => code.trim().split('\n').length;

test('every file belongs to a recipe', () => {
  const used = NAMES.flatMap((name) => [...filesOf(name).keys()]).sort();
  const files = readdirSync(join(ROOT, FOLDER)).filter((file) => /\.tsx?$/.test(file));
  expect(files.sort()).toEqual(used);
});

describe.each(NAMES)('%s', (name) => {
  const files = filesOf(name);
  const code = [...files.values()].join('\n');

  test('is on a page with all sections, in both languages', () => {
    const { headings } = documentOf(`docs/recipe/${name}.md`);
    const chapters = headings.filter(({ depth }) => depth === 2);
    expect(chapters.map(({ title }) => title)).toEqual(SECTIONS);
    expect(documents.has(`docs/recipe/${name}.zh-CN.md`)).toBe(true);
  });

  test('is short', () => {
    const long = [...files].filter(([, text]) => linesOf(text) > SHORT);
    expect(long.map(([file]) => file)).toEqual([]);
    const sheet = `${FOLDER}/${name}.css`;
    const sheets = existsSync(join(ROOT, sheet)) ? [read(sheet)] : [];
    const lines = [...files.values(), ...sheets].map(linesOf);
    expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(LONG);
  });

  test('needs React, rc-table and files of its own alone', () => {
    const allowed = /^(react|rc-table|rc-table\/(lib\/interface|assets\/index\.css))$/;
    const own = [...files.keys()].map((file) => `./${file.replace(/\.tsx?$/, '')}`);
    own.push('../shared/look.css', `./${name}.css`);
    expect(
      importsOf(code).filter((one) => !allowed.test(one) && !own.includes(one)),
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
