import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem } from '../../../src/model/problem';
import { sidebarOf } from '../../../src/model/sidebar';
import { checkSite } from '../../../src/plugin/checks/check-site';
import { siteIn } from '../support/read-site';
import { makePage } from '../support/make-page';
import { ROOT } from '../support/root';
import { DOCS, readDocuments } from '../support/site';
import type { Document } from '../support/site';

/** The navigation of the demos: titles with their routes, in order. */
const NAVIGATION: [title: string, name: string][] = [
  ['simple', 'simple'],
  ['nested', 'nested'],
  ['scrollX', 'scroll-x'],
  ['scrollY', 'scroll-y'],
  ['scrollXY', 'scroll-xy'],
  ['fixedColumns', 'fixed-columns'],
  ['fixedColumns-auto-height', 'fixed-columns-auto-height'],
  ['fixedColumns-resize', 'fixed-columns-resize'],
  ['fixedColumnsAndHeader', 'fixed-columns-and-header'],
  ['fixedColumnsAndHeaderRtl', 'fixed-columns-and-header-rtl'],
  ['stickyHeader', 'sticky-header'],
  ['stickyHeaderAndSummary', 'sticky-header-and-summary'],
  ['ellipsis', 'ellipsis'],
  ['ellipsis-custom-tooltip', 'ellipsis-custom-tooltip'],
  ['colspan-rowspan', 'colspan-rowspan'],
  ['colspan-rowspan-legacy', 'colspan-rowspan-legacy'],
  ['expandedRowRender', 'expanded-row-render'],
  ['expandIcon', 'expand-icon'],
  ['childrenIndent', 'children-indent'],
  ['className', 'class-name'],
  ['caption', 'caption'],
  ['no-data', 'no-data'],
  ['hide-header', 'hide-header'],
  ['title-and-footer', 'title-and-footer'],
  ['grouping-columns', 'grouping-columns'],
  ['subTable', 'sub-table'],
  ['scopeCol', 'scope-col'],
  ['scopeRow', 'scope-row'],
  ['rowAndCellClick', 'row-and-cell-click'],
  ['column-resize', 'column-resize'],
  ['animation', 'animation'],
  ['dropdown', 'dropdown'],
  ['react-dnd', 'react-dnd'],
  ['styled-components', 'styled-components'],
  ['virtual-list', 'virtual-list'],
  ['virtual-list-grid', 'virtual-list-grid'],
  ['aria-label', 'aria'],
  ['key', 'key'],
  ['Hover Perf', 'jsx'],
];
const SECTIONS = ['When to use it', 'What goes wrong', 'Props used here', 'Related'];

const documents = new Map(readDocuments().map((document) => [document.file, document]));

function documentOf(name: string): Document {
  const file = `docs/demo/${name}.md`;
  const document = documents.get(file);
  if (!document) throw new Error(`${file} is not there.`);
  return document;
}

const site = siteIn(ROOT, { apiNotes: 'docs/api' });

function frontMatterOf(name: string) {
  return site.files.get(`docs/demo/${name}.md`)?.document.frontMatter ?? {};
}

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const GIVEN = ['react', 'react-dom', 'rc-table'];

/** The packages, with their versions, that a reader needs for the demos of a page. */
function packagesOf({ html }: Document): string[] {
  const demos = [...html.matchAll(/<code src="\.\.\/(examples\/[\w-]+\.tsx)"/g)];
  const imports = demos.flatMap(([, file = '']) => [
    ...readFileSync(join(DOCS, file), 'utf8').matchAll(/ from '([^'./][^'/]*)/g),
  ]);
  return [...new Set(imports.map(([, name = '']) => name))]
    .filter((name) => !GIVEN.includes(name))
    .map((name) => `${name}@${dependencies[name]}`)
    .sort();
}

/** What the lines of a page install. */
const installedBy = ({ text }: Document) =>
  [...text.matchAll(/`npm install ([^`]+)`/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .sort();

/** True for what a reader can read: a paragraph that is more than the tag of a demo. */
function isProse(block: Document['blocks'][number] | undefined): boolean {
  return (
    block?.type === 'paragraph' &&
    block.children.some((child) => child.type === 'text' && child.value.trim() !== '')
  );
}

test('there are 39 demo pages and no other', () => {
  const names = readdirSync(join(DOCS, 'demo'))
    .filter((file) => /^[^.$]+\.md$/.test(file) && file !== 'index.md')
    .map((file) => file.replace('.md', ''));
  expect(names.sort()).toEqual(NAVIGATION.map(([, name]) => name).sort());
});

test('the sidebar shows them with these titles in this order', () => {
  const pages = NAVIGATION.map(([, name]) => {
    const { title, group, order } = frontMatterOf(name);
    return makePage({ path: `/demo/${name}`, title, group: String(group), order });
  });
  const shown = sidebarOf(pages, 'en-US').flatMap((group) => group.pages);
  expect(shown.map(({ title }) => title)).toEqual(NAVIGATION.map(([title]) => title));
});

describe.each(NAVIGATION)('%s', (title, name) => {
  const order = NAVIGATION.findIndex(([, other]) => other === name) + 1;

  test('has its title, a description, a group and its place', () => {
    expect(frontMatterOf(name)).toMatchObject({
      title,
      description: expect.stringMatching(/\S/),
      group: expect.stringMatching(/\S/),
      order,
    });
  });

  test('says what it teaches before its first heading and demo', () => {
    const [first, second] = documentOf(name).blocks;
    expect(first).toMatchObject({ type: 'heading', depth: 1 });
    expect(isProse(second)).toBe(true);
  });

  test('shows a demo', () => {
    expect(documentOf(name).html).toMatch(/<code src="\.\.\/examples\/[\w-]+\.tsx">/);
  });

  test('has its four sections, each with something in it', () => {
    const { blocks, headings } = documentOf(name);
    const chapters = headings
      .filter(({ depth }) => depth === 2)
      .map((heading) => heading.title);
    expect(chapters.filter((chapter) => SECTIONS.includes(chapter))).toEqual(SECTIONS);
    const empty = blocks.filter(
      (block, index) =>
        block.type === 'heading' &&
        block.depth === 2 &&
        ['heading', undefined].includes(blocks[index + 1]?.type),
    );
    expect(empty.map((block) => block.position?.start.line)).toEqual([]);
  });

  test('links to the properties it uses and to related pages', () => {
    const { links, blocks } = documentOf(name);
    const lineOf = (section: string) =>
      blocks.find(
        (block) =>
          block.type === 'heading' &&
          block.children.some(
            (child) => child.type === 'text' && child.value === section,
          ),
      )?.position?.start.line ?? Infinity;
    const props = links.filter(
      ({ line }) => line > lineOf('Props used here') && line < lineOf('Related'),
    );
    const related = links.filter(({ line }) => line > lineOf('Related'));
    expect(props.filter(({ url }) => url.startsWith('/#')).length).toBeGreaterThan(0);
    expect(related.filter(({ url }) => url.startsWith('/demo/')).length).toBeGreaterThan(
      0,
    );
  });

  test.each(['md', 'zh-CN.md'])('names all packages of its demos in its %s', (ending) => {
    const page = documents.get(`docs/demo/${name}.${ending}`)!;
    expect(installedBy(page)).toEqual(packagesOf(page));
  });

  test('has an end-to-end test', () => {
    expect(existsSync(join(ROOT, `tests/e2e/demos/${name}.test.ts`))).toBe(true);
  });
});

test('nothing is wrong with the pages', () => {
  expect(site.files.size).toBeGreaterThan(80);
  expect(checkSite(site).map(formatProblem)).toEqual([]);
});
