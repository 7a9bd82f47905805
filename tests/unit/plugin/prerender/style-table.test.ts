import { withoutStyleTable } from '../../../../src/plugin/prerender/style-table';

/** The part of the run-time that loads style sheets, as two bundlers and minifiers write it. */
const RUNTIMES: Record<string, (table: string) => string> = {
  Rspack: (table) =>
    `m={umi:0};c.f.miniCss=function(e,t){if(m[e])t.push(m[e]);else 0!==m[e]&&(${table})[e]&&t.push(m[e]=new Promise(a))}`,
  webpack: (table) =>
    `a={umi:0};h.f.miniCss=function(c,i){var o=${table};a[c]?i.push(a[c]):a[c]!==0&&o[c]&&i.push(a[c]=r(c))}`,
};

test.each([
  ['Rspack', '{"animation-demo":1,app:1}', '(c.ledgerStyles||{})'],
  ['webpack', '{app:1,"sub-table-demo":1}', '(h.ledgerStyles||{})'],
  ['webpack', '{app:1}', '(h.ledgerStyles||{})'],
])(
  'the list of %s gives way to the names that the page knows',
  (bundler, list, names) => {
    const runtime = RUNTIMES[bundler];
    expect(withoutStyleTable(runtime?.(list) ?? '')).toBe(runtime?.(names));
  },
);

test('a function whose parameter has the name of the run-time looks in it all the same', () => {
  const runtime =
    'e={umi:0},n.f.miniCss=function(r,n){e[r]?n.push(e[r]):{app:1}[r]&&n.push(e[r]=t(r))}';
  const run = new Function('self', 'n', 't', `var e;${withoutStyleTable(runtime)}`);
  const n = { f: {} as { miniCss(chunk: string, list: string[]): void } };
  run(
    {},
    Object.assign(n, { ledgerStyles: { app: 'app.css' } }),
    (chunk: string) => chunk,
  );
  const list: string[] = [];
  ['app', 'other'].forEach((chunk) => n.f.miniCss(chunk, list));
  expect(list).toEqual(['app']);
});

test('an entry whose chunks have no style sheets is left as it is', () => {
  expect(withoutStyleTable('var a={b:1}[c]&&d')).toBe('var a={b:1}[c]&&d');
});

test('an entry that changes how style sheets are loaded is left as it is', () => {
  expect(withoutStyleTable('n.f.miniCss=()=>void 0')).toBe('n.f.miniCss=()=>void 0');
});

test('a run-time that is written in another way is an error that says where to look', () => {
  expect(() => withoutStyleTable('c.f.miniCss=function(e){}')).toThrow(
    /no list of style sheets.*plugin\/prerender\/style-table/,
  );
});
