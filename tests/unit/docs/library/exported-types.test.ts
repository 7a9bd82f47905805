import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/root';

const page = readFileSync(join(ROOT, 'docs/index.md'), 'utf8');

/** Module and types of each row in the page's table of types. */
const listed = page
  .split('\n')
  .filter((line) => line.startsWith('| `rc-table/lib/'))
  .map((line) => {
    const [, modules = '', types = ''] = line.split('|');
    const names = (cell: string) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return { modules: names(modules), types: names(types) };
  });

function declares(module: string, type: string): boolean {
  const text = readFileSync(join(ROOT, 'node_modules', `${module}.d.ts`), 'utf8');
  return new RegExp(`^export (declare )?(type|interface) ${type}\\b`, 'm').test(text);
}

test('every type that the page names is exported by a module of its row', () => {
  const missing = listed.flatMap(({ modules, types }) =>
    types.filter((type) => !modules.some((module) => declares(module, type))),
  );
  expect(listed.flatMap(({ types }) => types).length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('the page names every type that a demo imports', () => {
  const folder = join(ROOT, 'docs/examples');
  const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return [...text.matchAll(/import type \{([^}]+)\} from 'rc-table\/lib\/[^']+'/g)];
    })
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter(Boolean);
  const named = listed.flatMap(({ types }) => types);
  expect(imported.length).toBeGreaterThan(40);
  expect([...new Set(imported)].filter((name) => !named.includes(name))).toEqual([]);
});
