import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../support/root';
import { DOCS, readDocuments } from '../support/site';

/** Chinese that is not said, and the term in its place: the list of words is in CONTRIBUTING. */
const NOT_SAID: [words: RegExp, term: string][] = [
  [/汇总/, '总结栏'],
  [/标题与底部|表尾/, '页脚'],
  [/(提示)?气泡/, '文字提示'],
  [/树形表格/, '树形数据'],
  [/虚拟滚动/, '虚拟列表'],
  [/(多级|嵌套)表头/, '表头分组'],
  [/冻结列/, '固定列'],
  [/粘(?!贴)/, '吸附, 吸顶, 固定 or 生效'],
];

const documents = readDocuments();
const notes = readdirSync(join(DOCS, 'api')).map((name) => `docs/api/${name}`);

/** What readers see: `keywords` are for those who search by other words. */
const linesOf = (text: string) =>
  text.split('\n').map((line) => (line.startsWith('keywords:') ? '' : line));

test('there is one Chinese term for each thing', () => {
  const pages = documents.filter(({ locale }) => locale === 'zh-CN');
  const texts = new Map(pages.map(({ file, text }) => [file, text]));
  for (const file of [...notes, 'src/locales/zh-CN.json']) {
    texts.set(file, readFileSync(join(ROOT, file), 'utf8'));
  }
  const faults = [...texts].flatMap(([file, text]) =>
    linesOf(text).flatMap((line, at) =>
      NOT_SAID.filter(([words]) => words.test(line)).map(
        ([words, term]) => `${file}:${at + 1} ${words.exec(line)?.[0]}: say ${term}`,
      ),
    ),
  );
  expect(faults).toEqual([]);
});

/** Titles of the navigation, by address, of pages whose headline is another. */
const titles = new Map(
  documents.flatMap(({ path, text }) => {
    const front = parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') as {
      title?: string;
      headline?: string;
    } | null;
    const { title = '', headline = title } = front ?? {};
    return title.toLowerCase() === headline.toLowerCase() ? [] : [[path, title]];
  }),
);

/** Links to pages, `[name](/address)`, that are named by the navigation. */
function namedByNavigation(text: string, prefix: string): string[] {
  return [...text.matchAll(/\[([^\]]+)\]\((\/[\w/-]+)[^)]*\)/g)]
    .filter(([, name, path]) => titles.get(`${prefix}${path}`) === name)
    .map(([link]) => link);
}

test('links are named by the headline of their page, not by its title in the navigation', () => {
  expect(titles.size).toBeGreaterThan(70);
  const faults = documents.flatMap(({ file, locale, text }) =>
    namedByNavigation(text, locale === 'en-US' ? '' : `/${locale}`).map(
      (link) => `${file} ${link}`,
    ),
  );
  const inNotes = notes.flatMap((file) =>
    namedByNavigation(readFileSync(join(ROOT, file), 'utf8'), '').map(
      (link) => `${file} ${link}`,
    ),
  );
  expect([...faults, ...inNotes]).toEqual([]);
});
