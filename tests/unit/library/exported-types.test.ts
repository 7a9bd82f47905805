import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiNotes } from '../../../src/plugin/reference/notes';
import { ROOT } from '../support/root';

const { notes } = readApiNotes('docs/api', ROOT);

test('the references name every type that a demo imports', () => {
  const folder = join(ROOT, 'docs/examples');
  const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...text.matchAll(/import type \{([^}]+)\} from 'rc-table\/lib\/[^']+'/g)];
    })
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter(Boolean);
  const named = notes.flatMap(({ id, type, rows }) =>
    id === 'Types' ? Object.keys(rows) : [type],
  );
  expect(imported.length).toBeGreaterThan(40);
  expect([...new Set(imported)].filter((name) => !named.includes(name))).toEqual([]);
});
