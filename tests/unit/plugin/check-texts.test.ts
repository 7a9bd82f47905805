import { join } from 'node:path';
import { textProblems, untranslated } from '../../../src/plugin/check-texts';
import { makePage } from '../support/make-page';
import { temporaryFolders } from '../support/temporary-folder';

const LOCALES = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
];
const folderWith = temporaryFolders();

function problemsOf(files: Record<string, string>, pages: string[]): string[] {
  const root = folderWith(files);
  return textProblems(
    pages.map((page) => join(root, page)),
    LOCALES,
    root,
  ).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a translation is compared with its page, a tab with its tab', () => {
  expect(
    problemsOf(
      {
        'docs/a.md': '## A\n',
        'docs/a.zh-CN.md': '文字。\n',
        'docs/a.$tab-b.md': '## B\n',
        'docs/a.$tab-b.zh-CN.md': '文字。\n',
      },
      ['docs/a.md', 'docs/a.zh-CN.md'],
    ),
  ).toEqual([
    'docs/a.zh-CN.md:1 the heading #a of docs/a.md:1 is missing below.',
    'docs/a.$tab-b.zh-CN.md:1 the heading #b of docs/a.$tab-b.md:1 is missing below.',
  ]);
});

test('a page may also say that it is in the default language', () => {
  expect(
    problemsOf({ 'docs/a.en-US.md': '## A\n', 'docs/a.zh-CN.md': '文字。\n' }, [
      'docs/a.en-US.md',
      'docs/a.zh-CN.md',
    ]),
  ).toEqual(['docs/a.zh-CN.md:1 the heading #a of docs/a.en-US.md:1 is missing below.']);
});

test('a tab that is not translated, or translates none, is told', () => {
  expect(
    problemsOf(
      {
        'docs/a.md': 'Text.\n',
        'docs/a.zh-CN.md': '文字。\n',
        'docs/a.$tab-b.md': 'Text.\n',
        'docs/a.$tab-c.zh-CN.md': '文字。\n',
      },
      ['docs/a.md', 'docs/a.zh-CN.md'],
    ),
  ).toEqual([
    'docs/a.zh-CN.md:1 the tab "b" of docs/a.md is missing.',
    'docs/a.zh-CN.md:1 the tab "c" is not one of docs/a.md.',
  ]);
});

test('a page in one language alone is not compared', () => {
  expect(
    problemsOf({ 'docs/a.md': '## A\n', 'docs/b.zh-CN.md': '## B\n' }, [
      'docs/a.md',
      'docs/b.zh-CN.md',
    ]),
  ).toEqual([]);
});

test('pages without a translation are listed by language', () => {
  const pages = [
    makePage({ path: '/a', locale: 'en-US' }),
    makePage({ path: '/zh-CN/a', locale: 'zh-CN', translated: false }),
    makePage({ path: '/zh-CN/b', locale: 'zh-CN' }),
  ];
  expect(untranslated(pages)).toEqual([
    '1 of 2 pages is not translated into zh-CN: /zh-CN/a',
  ]);
  expect(untranslated(pages.slice(2))).toEqual([]);
});
