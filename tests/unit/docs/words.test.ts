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
  [/额外的?一?行/, '展开行'],
  [/(函数|虚拟|自定义)表体/, '表体函数'],
  [/列宽的隐藏行/, '测量行'],
];

/** English that is not said, and the term in its place. */
const NOT_SAID_IN_ENGLISH: [words: RegExp, term: string][] = [
  [/\bextra rows?\b/i, 'expanded row'],
  [/\b(helper|extra) scrollbar/i, 'sticky scrollbar'],
  [/\bmeasuring row|\brow that measures/i, 'measure row'],
  [/\b(function|virtual|custom) body\b|\bfunction as (the )?body\b/i, 'body function'],
  [/\b(un)?pin(s|ned|ning)?\b|\b(frozen|freeze) column/i, 'fixed'],
  [/\bcuts? (content|text|cells?)\b|\bcut to one line\b/i, 'truncated'],
  [/\b(programme|catalogue|colour|behaviour|grey|centre)s?\b/i, 'the American spelling'],
];

const documents = readDocuments();
const notes = readdirSync(join(DOCS, 'api')).map((name) => `docs/api/${name}`);

/** What readers see: `keywords` are for those who search by other words. */
const linesOf = (text: string) =>
  text.split('\n').map((line) => (line.startsWith('keywords:') ? '' : line));

/** Demos: their titles, labels and comments are read as well. */
const demos = readdirSync(join(DOCS, 'examples'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => `docs/examples/${name.replace(/\\/g, '/')}`);

test.each([
  ['Chinese', 'zh-CN', NOT_SAID, []],
  ['English', 'en-US', NOT_SAID_IN_ENGLISH, demos],
])('there is one %s term for each thing', (_, language, notSaid, others) => {
  const pages = documents.filter(({ locale }) => locale === language);
  const texts = new Map(pages.map(({ file, text }) => [file, text]));
  for (const file of [...notes, ...others, `src/locales/${language}.json`]) {
    texts.set(file, readFileSync(join(ROOT, file), 'utf8'));
  }
  const faults = [...texts].flatMap(([file, text]) =>
    linesOf(text).flatMap((line, at) =>
      notSaid
        .filter(([words]) => words.test(line))
        .map(
          ([words, term]) => `${file}:${at + 1} ${words.exec(line)?.[0]}: say ${term}`,
        ),
    ),
  );
  expect(faults).toEqual([]);
});

/** The titles of pages in the navigation and their headlines, by address. */
const names = new Map(
  documents.map(({ path, text }) => {
    const front = parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') as {
      title?: string;
      headline?: string;
    } | null;
    const { title = '', headline = title } = front ?? {};
    return [path, { title, headline }];
  }),
);
/** Titles of pages whose headline is another. */
const titles = new Map(
  [...names].flatMap(([path, { title, headline }]) =>
    title.toLowerCase() === headline.toLowerCase() ? [] : [[path, title]],
  ),
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

test('a link that begins an entry of a list has the headline of its page', () => {
  let count = 0;
  const faults = documents.flatMap(({ file, locale, text }) =>
    [...text.matchAll(/^ *- \[([^\]]+)\]\((\/[\w/-]+)\)/gm)].flatMap(
      ([, name, path = '']) => {
        count += 1;
        const headline = names.get(
          locale === 'en-US' ? path : `/${locale}${path}`,
        )?.headline;
        return name === headline ? [] : [`${file} [${name}](${path}): ${headline}`];
      },
    ),
  );
  expect(count).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});
