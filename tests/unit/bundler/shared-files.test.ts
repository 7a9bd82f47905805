import { SharedFiles } from '../../../src/bundler/shared-files';
import type { Module } from '../../../src/bundler/shared-files';

/** A module, its size in bytes, and the names of the chunks that use it. */
interface Used {
  path: string;
  bytes: number;
  users: string[];
}

const chunks = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

/** The names of the files of modules, by path, as a bundler asks for them when it cuts. */
function filesOf(used: Used[]): Record<string, string | undefined> {
  const shared = new SharedFiles({
    chunks: 4,
    all: 1000,
    alike: 300,
    isCounted: (module) => !module.identifier().includes('react'),
  });
  const types: Record<string, string> = { css: 'css/mini-extract', json: 'json' };
  const modules = used.map(({ path, bytes }) => ({
    type: types[path.split('.').pop() ?? ''] ?? 'javascript/auto',
    identifier: () => path,
    size: () => bytes,
  }));
  const usersOf = new Map(modules.map((module, index) => [module, used[index]?.users]));
  const getModuleChunksIterable = (module: Module) =>
    usersOf.get(module as never)?.map((name) => ({ name })) ?? [];
  shared.apply({
    hooks: {
      thisCompilation: {
        tap: (_, run) =>
          run({
            chunkGraph: { getModuleChunksIterable },
            hooks: { afterOptimizeModules: { tap: (__, choose) => choose(modules) } },
          }),
      },
    },
  });
  return Object.fromEntries(
    modules.map((module) => [module.identifier(), shared.nameOf(module)]),
  );
}

const forms = chunks('form', 10);
const flows = chunks('flow', 4);

test('a large library of one part of a site is in a file that the demos of others do not load', () => {
  const files = filesOf([
    { path: 'form.js', bytes: 700, users: forms },
    { path: 'input.js', bytes: 100, users: forms.slice(1) },
    { path: 'flow.js', bytes: 200, users: flows },
    { path: 'graph.js', bytes: 200, users: [...flows].reverse() },
    { path: 'few.js', bytes: 900, users: flows.slice(1) },
    { path: 'flow.css', bytes: 900, users: flows },
  ]);
  expect(files['form.js']).toBe('common');
  expect(files['input.js']).toBe('common');
  expect(files['flow.js']).toMatch(/^common-[0-9a-f]{6}$/);
  expect(files['graph.js']).toBe(files['flow.js']);
  expect(files['few.js']).toBeUndefined();
  expect(files['flow.css']).toBeUndefined();
});

test('data that a library imports is in the file of its scripts', () => {
  const files = filesOf([
    { path: 'robot.js', bytes: 100, users: forms },
    { path: 'moves.json', bytes: 900, users: forms },
  ]);
  expect(files).toEqual({ 'robot.js': 'common', 'moves.json': 'common' });
});

test('a small part of a site, and one that half of the demos are in, load what all share', () => {
  expect(
    filesOf([
      { path: 'form.js', bytes: 700, users: forms },
      { path: 'flow.js', bytes: 299, users: flows },
      { path: 'half.js', bytes: 900, users: forms.slice(5) },
    ]),
  ).toEqual({ 'form.js': 'common', 'flow.js': 'common', 'half.js': 'common' });
});

test('what is small in all stays with what shows demos, whatever has files of its own', () => {
  expect(
    filesOf([
      { path: 'form.js', bytes: 699, users: forms },
      { path: 'flow.js', bytes: 300, users: flows },
      { path: 'react.js', bytes: 900, users: [...forms, ...flows] },
    ]),
  ).toEqual({ 'form.js': undefined, 'flow.js': undefined, 'react.js': undefined });
});
