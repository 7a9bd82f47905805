import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../../../src/plugin/host';
import { hashFiles } from '../../../../src/plugin/prerender/hash-files';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const BUILT = {
  'umi.js': 'entry',
  'app.js': 'app',
  'app.chunk.css': '.app {}',
  'umi.css': '.umi {}',
  'a b@c.js': 'odd name',
  'index.html': '<p>',
  'logo.svg': '<svg>',
  'static/picture.js': 'in a folder',
};

test('the files of the bundle get what they hold into their names, others stay', () => {
  const folder = folderWith(BUILT);
  const files = hashFiles({ folder }, new Set());
  expect(files).toMatchObject({
    scripts: {
      umi: `umi.${contentHash('entry')}.js`,
      app: `app.${contentHash('app')}.js`,
      'a b@c': `a-b-c.${contentHash('odd name')}.js`,
    },
    styles: {
      app: `app.${contentHash('.app {}')}.css`,
      umi: `umi.${contentHash('.umi {}')}.css`,
    },
  });
  expect(readdirSync(folder).sort()).toEqual(
    [
      ...Object.values(files.scripts),
      ...Object.values(files.styles),
      'index.html',
      'logo.svg',
      'static',
    ].sort(),
  );
  expect(readFileSync(join(folder, files.scripts.app ?? ''), 'utf8')).toBe('app');
});

test("the site's own files, copied from its public folder, keep their names", () => {
  const folder = folderWith({ 'app.js': 'app', 'robots.js': 'own', 'print.css': 'own' });
  const files = hashFiles({ folder }, new Set(['robots.js', 'print.css']));
  expect(Object.keys(files.scripts)).toEqual(['app']);
  expect(files.styles).toEqual({});
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['robots.js', 'print.css']));
});

test('scripts that the bundler has not written come to be, each with its name', () => {
  const folder = folderWith({ 'app.chunk.css': '.app {}', 'b.js': 'written' });
  const held = new Map([
    ['a.js', 'held'],
    ['robots.js', 'own'],
  ]);
  const { scripts } = hashFiles({ folder, held }, new Set(['robots.js']));
  expect(scripts).toEqual({
    a: `a.${contentHash('held')}.js`,
    b: `b.${contentHash('written')}.js`,
  });
  expect(readFileSync(join(folder, scripts.a ?? ''), 'utf8')).toBe('held');
  expect(readFileSync(join(folder, 'robots.js'), 'utf8')).toBe('own');
  expect(readdirSync(folder)).toHaveLength(4);
  expect(held.size).toBe(0);
});

test('a name changes with what the file holds and with nothing else', () => {
  const names = ['one', 'one', 'two'].map(
    (text, index) =>
      hashFiles({ folder: folderWith({ 'a.js': text, 'b.js': `${index}` }) }, new Set())
        .scripts.a,
  );
  expect(names[0]).toBe(names[1]);
  expect(names[2]).not.toBe(names[0]);
  expect(contentHash('one')).toMatch(/^[0-9a-f]{8}$/);
});

test('scripts are completed; what they were before is known by its hash', () => {
  const folder = folderWith({ 'a.js': 'let a=PLACE', 'b.css': 'PLACE' });
  const files = hashFiles({ folder }, new Set(), {
    keyOf: (text) => (text.includes('PLACE') ? '1' : ''),
    fill: (text) => text.replace('PLACE', '1'),
  });
  expect(readFileSync(join(folder, files.scripts.a ?? ''), 'utf8')).toBe('let a=1');
  expect(readFileSync(join(folder, files.styles.b ?? ''), 'utf8')).toBe('PLACE');
  expect(files.bare.a).toBe(contentHash('let a=PLACE'));
});
