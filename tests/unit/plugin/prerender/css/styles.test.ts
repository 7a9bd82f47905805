import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStyles } from '../../../../../src/plugin/prerender/css/styles';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
writeFileSync(
  join(folder, 'app.1.css'),
  'a{b:c}#x{b:d}:is(.y,p>.z){b:e}@media print{a{b:f}}@media (width>1px){.w{b:g}}',
);
writeFileSync(join(folder, 'page.2.css'), 'a{b:h}');
writeFileSync(
  join(folder, 'pictures.3.css'),
  `i{b:url(./static/a.png),url( "b.png" ),url('../c.png?d#e')}i{c:url(/f.png),url(https://g/h.png),url(data:i),url(#j),url(//k/l.png)}`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const { critical } = createStyles(
  folder,
  {
    scripts: {},
    styles: { app: 'app.1.css', page: 'page.2.css', pictures: 'pictures.3.css' },
  },
  '/base/',
);
const ALWAYS = '@media print{a{b:f}}';

test.each([
  ['another element', '<p>', ''],
  ['an element', '<a>', `a{b:c}${ALWAYS}`],
  ['an id that no selector has', '<a id="v">', `a{b:c}${ALWAYS}`],
  ['an id', '<a id="x">', `a{b:c}#x{b:d}${ALWAYS}`],
  ['one of several names', '<a class="y">', `a{b:c}:is(.y,p>.z){b:e}${ALWAYS}`],
  ['a name within a condition', '<i class="w">', '@media (width>1px){.w{b:g}}'],
])('pages get the styles of their own names, in any order: %s', (_, html, expected) => {
  for (const before of ['<p>', '<a>', '<a class="y" id="x">', html]) {
    critical(['app'], before, true);
    expect(critical(['app'], html, true)).toBe(expected);
  }
});

test('styles of other chunks, and those for paper, are apart', () => {
  expect(critical(['app'], '<a>', false)).toBe('a{b:c}');
  expect(critical(['page', 'none'], '<a>', false)).toBe('a{b:h}');
  expect(critical(['app', 'page'], '<a>', true)).toBe(`a{b:c}${ALWAYS}a{b:h}`);
});

test('addresses of pictures hold in documents of all folders', () => {
  expect(critical(['pictures'], '<i>', true)).toBe(
    `i{b:url(/base/static/a.png),url("/base/b.png"),url('/base/../c.png?d#e')}i{c:url(/f.png),url(https://g/h.png),url(data:i),url(#j),url(//k/l.png)}`,
  );
});
