import { withoutStyleTable } from '../../../../src/plugin/prerender/style-table';

const runtime = (table: string) =>
  `c.miniCssF=e=>e+".css",c.f.miniCss=function(e,t){m[e]?t.push(m[e]):0!==m[e]&&${table}[e]&&t.push(m[e]=load(e))}`;

test.each([
  ['Rspack', '({"animation-demo":1,app:1})'],
  ['webpack', '{app:1,"sub-table-demo":1}'],
  ['one chunk', '{app:1}'],
])('the list of %s gives way to the names that the page knows', (_, table) => {
  expect(withoutStyleTable(runtime(table))).toBe(runtime('c.ledgerStyles'));
});

test('an entry whose chunks have no style sheets is left as it is', () => {
  expect(withoutStyleTable('var a={b:1}[c]&&d')).toBe('var a={b:1}[c]&&d');
});

test('a run-time that is written in another way is an error that says where to look', () => {
  expect(() => withoutStyleTable('c.f.miniCss=function(e){}')).toThrow(
    /0 lists of style sheets, not one.*plugin\/prerender\/style-table/,
  );
});
