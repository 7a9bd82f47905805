import { anchorOf } from '../../../src/model/api-row';
import { readApiNotes } from '../../../src/plugin/reference/notes';
import { demoUses } from '../../../src/plugin/site/references/demo-uses';
import { sitePropMap } from '../support/prop-map';
import { siteIn } from '../support/read-site';
import { ROOT } from '../support/root';
import { typesIn } from '../support/types';

jest.setTimeout(120_000);

const { notes } = readApiNotes('docs/api', ROOT);

test('every current row is used by a demo or says why not, and every row says its age', () => {
  const uses = demoUses(siteIn(ROOT), sitePropMap());
  const types = typesIn(notes, ROOT);
  const rows = notes.flatMap(({ id, rows: all, earliest }, index) =>
    Object.entries(all).map(([name, note]) => {
      const declared = types[index]?.find((one) => one.name === name)?.deprecated;
      return { id, name, note, earliest, old: note.deprecated ?? declared ?? false };
    }),
  );
  const isUsed = ({ id, name }: { id: string; name: string }) =>
    (uses[anchorOf(id, name)] ?? []).length > 0;
  const label = ({ id, name }: { id: string; name: string }) => `${id}.${name}`;
  const unused = rows.filter((row) => !isUsed(row) && !row.note.demos && !row.old);
  const ageless = rows.filter(({ note, earliest }) => !note.since && !earliest);
  expect({ unused: unused.map(label), ageless: ageless.map(label) }).toEqual({
    unused: [],
    ageless: [],
  });

  const found = rows.filter(isUsed);
  process.stdout.write(
    `Rows: ${rows.length}, used by demos: ${found.length}, with a reason: ${
      rows.filter((row) => !isUsed(row) && row.note.demos).length
    }, deprecated without: ${rows.filter((row) => !isUsed(row) && !row.note.demos).length}.\n`,
  );
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
  const uses = demoUses(siteIn(ROOT), { ...map, owners });
  expect(hidden.length).toBeGreaterThan(0);
  expect(
    hidden.filter(({ id, name }) => (uses[anchorOf(id, name)] ?? []).length > 0),
  ).toEqual([]);
});
