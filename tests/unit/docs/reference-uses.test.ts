import { anchorOf } from '../../../src/model/api-row';
import { readApiNotes, rowsOf } from '../../../src/plugin/reference/notes';
import { demoUses } from '../../../src/plugin/site/references/demo-uses';
import { sitePropMap } from '../support/prop-map';
import { siteIn } from '../support/read-site';
import { ROOT } from '../support/root';
import { typesIn } from '../support/types';

jest.setTimeout(120_000);

const { notes } = readApiNotes('docs/api', ROOT);

/** Names in code, as in "Moved to `expandable.fixed`". */
const CODE = /`[^`]+`/;

/** What readers call the rows of a reference. */
const KIND_OF: Record<string, string> = {
  Types: 'exported types',
  ...{ ExpandIcon: 'fields', ScrollBody: 'fields' },
  ...{ RenderedCell: 'fields', RenderedCellProps: 'fields' },
};

const types = typesIn(notes, ROOT);
const uses = demoUses(siteIn(ROOT), sitePropMap());
const rows = notes.flatMap((own, index) => {
  const rowsIn = (language: string) => rowsOf(own, types[index] ?? [], language, String);
  const chinese = rowsIn('zh-CN');
  return rowsIn('en-US').map(({ demos: said, ...row }, at) => ({
    ...row,
    label: `${own.id}.${row.name}`,
    kind: KIND_OF[own.id] ?? 'props',
    age: row.since ?? own.earliest,
    texts: [row.text, chinese[at]?.text],
    demos: (uses[row.anchor] ?? []).length,
    // A deprecated row says in its text what takes its place.
    reason: said ?? (row.deprecated && CODE.test(row.text) ? row.text : ''),
  }));
});
type Row = (typeof rows)[number];

test('every prop, field and exported type has a type, an age, texts, and a demo or a reason why not', () => {
  const without = (isThere: (row: Row) => unknown) =>
    rows.filter((row) => !isThere(row)).map(({ label }) => label);
  expect({
    type: without(({ type }) => type),
    age: without(({ age }) => age),
    texts: without(({ texts: [english, chinese] }) => english && chinese),
    demo: without(({ demos, reason }) => demos > 0 || reason),
  }).toEqual({ type: [], age: [], texts: [], demo: [] });

  const count = (all: readonly Row[], isCounted: (row: Row) => unknown) =>
    all.filter(isCounted).length;
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const all = rows.filter((row) => row.kind === kind);
    const figures = {
      'with a type, an age and texts in both languages': all.length,
      'that say their default': count(all, (row) => row.default),
      'with a version': count(all, ({ since }) => since),
      'that demos use': count(all, ({ demos }) => demos > 0),
      'with a reason for no demo': count(
        all,
        ({ demos, reason, deprecated }) => demos === 0 && reason && !deprecated,
      ),
      'deprecated without a demo': count(
        all,
        ({ demos, deprecated }) => demos === 0 && deprecated,
      ),
    };
    const said = Object.entries(figures).map(([what, number]) => `${number} ${what}`);
    process.stdout.write(`${kind}: ${said.join(', ')}.\n`);
  }
});

test('pages about a function are named first where its argument is used', () => {
  const named = (anchor: string) =>
    (uses[anchor] ?? []).slice(0, 3).map((use) => use['en-US']?.path);
  expect(named('expandicon-expanded')).toContain('/demo/expand-icon');
  expect(named('scrollbody-scrollbarsize')[0]).toMatch(/^\/demo\/virtual-list/);
});

test('a reason why no demo uses a row is given only where none does, and is more than that', () => {
  const said = notes.flatMap((own) =>
    Object.entries(own.rows).flatMap(([name, { demos }]) =>
      demos === undefined ? [] : [{ anchor: anchorOf(own.id, name), demos }],
    ),
  );
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter(({ anchor }) => uses[anchor]?.length)).toEqual([]);
  const bare = said.filter(({ demos }) =>
    Object.values(demos).some((text) => /^(none|没有)[.。]?$/i.test(text.trim())),
  );
  expect(bare.map(({ anchor }) => anchor)).toEqual([]);
});

test('no demo uses a property that a reference hides', () => {
  const map = sitePropMap();
  const hidden = notes.flatMap(({ id, hidden: names = [] }) =>
    map.owners[id] ? names.map((name) => ({ id, name })) : [],
  );
  const owners = Object.fromEntries(
    Object.entries(map.owners).map(([id, owner]) => {
      const names = hidden.filter((one) => one.id === id).map(({ name }) => name);
      return [id, { ...owner, rows: [...owner.rows, ...names] }];
    }),
  );
  const withHidden = demoUses(siteIn(ROOT), { ...map, owners });
  expect(hidden.length).toBeGreaterThan(0);
  expect(
    hidden.filter(({ id, name }) => (withHidden[anchorOf(id, name)] ?? []).length > 0),
  ).toEqual([]);
});
