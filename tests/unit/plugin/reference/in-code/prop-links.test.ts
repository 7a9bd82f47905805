import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { highlightCode } from '../../../../../src/code/highlight';
import { propLinks } from '../../../../../src/plugin/reference/in-code/prop-links';
import { sitePropMap } from '../../../support/prop-map';

const map = sitePropMap();
const NONE = new Map<string, string>();

async function htmlOf(code: string, language = 'tsx', files = NONE): Promise<string> {
  const links = propLinks({ name: `index.${language}`, code, language }, map, files);
  return highlightCode(code, language, links);
}

/** What a reader sees, and copies, of highlighted code. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

test('an attribute is a link to its row, and the rest is as it was', async () => {
  const code = 'import Table from \'rc-table\';\n<Table rowKey="a < b" other />';
  expect(await htmlOf(code)).toContain(
    '</span><a href="/#table-rowkey">rowKey</a>=<span class="c-string">"a &lt; b" </span>',
  );
});

test('a key in the middle of uncolored code is cut out of it', async () => {
  const code =
    "import type { ColumnType } from 'rc-table';\nconst a: ColumnType = { b, title, c };";
  const html = await htmlOf(code);
  expect(html).toContain('{ b, <a href="/#column-title">title</a>, c };');
});

test('the keyboard stops at the first link of those that lead to the same row', async () => {
  const code =
    "import { Column } from 'rc-table';\n<><Column title='a' /><Column title='b' key='c' /></>";
  const links = (await htmlOf(code)).match(/<a [^>]*>/g);
  expect(links).toEqual([
    '<a href="/#column-title">',
    '<a tabindex="-1" href="/#column-title">',
    '<a href="/#column-key">',
  ]);
});

test('a link leads to the page that shows the reference', async () => {
  const { owners } = map;
  const moved = Object.entries(owners).map(([id, owner]) => [
    id,
    { ...owner, page: '/api?tab=all' },
  ]);
  const links = propLinks(
    {
      name: 'index.jsx',
      code: "import Table from 'rc-table'; <Table data={a} />",
      language: 'jsx',
    },
    { ...map, owners: Object.fromEntries(moved) },
    NONE,
  );
  expect(links.map(({ href }) => href)).toEqual(['/api?tab=all#table-data']);
});

test('other files of the demo are found as imports name them', async () => {
  const keep =
    "import type { ColumnType } from 'rc-table';\nexport const keep = (columns: ColumnType[]) => columns;";
  const code = "import { keep } from './shared/keep';\nkeep([{ title: 'a' }]);";
  for (const name of ['./shared/keep.ts', 'shared/keep.tsx', './shared/keep/index.ts']) {
    expect(await htmlOf(code, 'tsx', new Map([[name, keep]]))).toContain('#column-title');
  }
  expect(await htmlOf(code)).not.toContain('<a');
});

test.each(['css', 'json', 'sh', 'md', ''])('%j has no links', async (language) => {
  expect(
    propLinks(
      { name: `a.${language}`, code: '.title { width: 1px }', language },
      map,
      NONE,
    ),
  ).toEqual([]);
});

const FOLDER = 'docs/examples';
const demos = readdirSync(FOLDER).filter((name) => name.endsWith('.tsx'));
const files = new Map(
  readdirSync(join(FOLDER, 'shared')).map((name) => [
    `./shared/${name}`,
    readFileSync(join(FOLDER, 'shared', name), 'utf8'),
  ]),
);

test.each(demos)('the text of %s stays as it is, and it has links', async (name) => {
  const code = readFileSync(join(FOLDER, name), 'utf8');
  const html = await htmlOf(code, 'tsx', files);
  expect(textOf(html)).toBe(code);
  expect(html.match(/<a /g)?.length).toBeGreaterThan(5);
  for (const line of html.split('\n')) {
    expect(line.split('<span').length).toBe(line.split('</span>').length);
    expect(line.split('<a ').length).toBe(line.split('</a>').length);
  }
});
