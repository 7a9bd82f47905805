import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root';
import { readDocuments } from '../support/site';

/** Every guide for users of the table; `hosting` is for those who host this site. */
const guides = readdirSync(join(ROOT, 'docs/guide'))
  .filter((file) => /^[\w-]+\.md$/.test(file) && !/^(index|hosting)\./.test(file))
  .map((file) => file.replace('.md', ''));
const documents = readDocuments();

test.each(['.md', '.zh-CN.md'])('index%s links all guides', (ending) => {
  const index = documents.find(({ file }) => file === `docs/guide/index${ending}`);
  const urls = index?.links
    .map(({ url }) => url)
    .filter((url) => url.startsWith('/guide/'));
  expect(urls?.sort()).toEqual(guides.map((name) => `/guide/${name}`).sort());
});

test.each(guides)('%s is translated and short enough to finish', (name) => {
  const files = [`docs/guide/${name}.md`, `docs/guide/${name}.zh-CN.md`];
  const found = documents.filter(({ file }) => files.includes(file));
  expect(found.map(({ file }) => file).sort()).toEqual(files);
  expect(found[0]?.headings.length).toBeLessThan(40);
});

test('the README counts demos, recipes and guides', () => {
  const namesIn = (folder: string) =>
    readdirSync(join(ROOT, folder)).filter((file) => /^(?!index)[\w-]+\.md$/.test(file));
  // The index of symptoms is a part of the guide to troubleshooting.
  const counts = [
    namesIn('docs/demo').length,
    namesIn('docs/recipe').length,
    guides.filter((name) => name !== 'symptoms').length,
  ];
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const numbers = /(\d+) live demos, (\d+) recipes and (\d+) guides/.exec(readme);
  expect(numbers?.slice(1).map(Number)).toEqual(counts);
});
