import childProcess from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { hostPackages } from '../../../../../src/plugin/host-packages';
import { resolveOptions } from '../../../../../src/plugin/schemas/options';
import type { HostPatchOptions } from '../../../../../src/plugin/schemas/options';
import { createHostPatches } from '../../../../../src/plugin/app/host-patches';
import { ROOT } from '../../../support/root';
import { temporaryFolders } from '../../../support/temporary-folder';

jest.mock('node:v8', () => ({
  ...jest.requireActual<object>('node:v8'),
  setFlagsFromString: jest.fn(),
}));

const folderWith = temporaryFolders();
const ALL = resolveOptions({ name: '' }).hostPatches;

/** The patches of a command of dumi. */
function patchesOf(command: string, off: HostPatchOptions = {}, root = '/nowhere') {
  return createHostPatches(() => ({ command, root, options: { ...ALL, ...off } }));
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(setFlagsFromString).mockClear();
});

describe('V8 optimizes later', () => {
  test.each(['build', 'dev'])('in `dumi %s`', (command) => {
    patchesOf(command).start()();
    expect(jest.mocked(setFlagsFromString).mock.calls).toEqual([
      ['--interrupt-budget=1000000'],
    ]);
  });

  test.each([
    ['setup', {}],
    ['build', { v8Flags: false }],
    ['dev', { v8Flags: false }],
  ])('but not in `dumi %s` with %o', (command, off) => {
    patchesOf(command, off).start()();
    expect(setFlagsFromString).not.toHaveBeenCalled();
  });
});

describe('the dates of pages', () => {
  /** A repository with two commits, a second apart, of which the later one changed `b.md` alone. */
  function repository() {
    const root = folderWith({ 'a.md': 'a', 'b.md': 'b' });
    const git = (at: number, ...args: string[]) =>
      childProcess.spawnSync('git', args, {
        cwd: root,
        env: {
          ...process.env,
          GIT_AUTHOR_DATE: `${at} +0000`,
          GIT_COMMITTER_DATE: `${at} +0000`,
        },
      });
    const commit = (at: number, message: string) => {
      git(at, 'add', '-A');
      const name = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
      git(at, ...name, 'commit', '-qm', message);
    };
    git(0, 'init', '-q');
    commit(1_700_000_000, 'First');
    writeFileSync(join(root, 'b.md'), 'changed');
    commit(1_700_000_001, 'Second');
    return root;
  }
  const ask = (path: string) =>
    childProcess.execSync(`git log -1 --format=%at -- "${path}"`).toString();

  test.each(['build', 'dev'])('come of one look at all files in `dumi %s`', (command) => {
    const root = repository();
    const spawn = jest.spyOn(childProcess, 'spawnSync');
    const stop = patchesOf(command, {}, root).start();
    try {
      expect(ask(join(root, 'a.md'))).toBe('1700000000');
      expect(ask(join(root, 'b.md'))).toBe('1700000001');
      // After an empty answer, dumi would show the time of the build.
      expect(() => ask(join(root, 'new.md'))).toThrow('git has no date of new.md.');
      // The dates of all pages, and whether the history is whole.
      expect(spawn).toHaveBeenCalledTimes(2);
      expect(childProcess.execSync('echo other').toString()).toBe('other\n');
    } finally {
      stop();
    }
  });

  test('are left to dumi when the command ends', () => {
    const { execSync } = childProcess;
    const stop = patchesOf('build').start();
    expect(childProcess.execSync).not.toBe(execSync);
    stop();
    expect(childProcess.execSync).toBe(execSync);
  });

  test('stay with a patch that came later', () => {
    const { execSync } = childProcess;
    const stop = patchesOf('build').start();
    const later = jest.fn() as unknown as typeof execSync;
    childProcess.execSync = later;
    stop();
    expect(childProcess.execSync).toBe(later);
    childProcess.execSync = execSync;
  });

  test.each([
    ['setup', {}],
    ['build', { gitDates: false }],
    ['dev', { gitDates: false }],
  ])('are left to dumi in `dumi %s` with %o', (command, off) => {
    const { execSync } = childProcess;
    patchesOf(command, off).start();
    expect(childProcess.execSync).toBe(execSync);
  });
});

describe('a package that is not needed', () => {
  const root = folderWith({
    'node_modules/heavy/index.js': 'module.exports = "heavy";',
    'package.json': '{}',
  });

  /** Loads the package twice in a process of its own, since Jest has a `require` of its own. */
  function load(command: string, off: HostPatchOptions, before = ''): string[] {
    const from = JSON.stringify(join(root, 'package.json'));
    const run = JSON.stringify({ command, root, options: { ...ALL, ...off } });
    const code = `
      require('./scripts/compile-source.cjs');
      const { createHostPatches } = require('./src/plugin/app/host-patches/index.ts');
      const load = require('node:module').createRequire(${from});
      ${before}
      createHostPatches(() => (${run}))
        .runWithout('heavy', ${from}, async () => load('heavy'))
        .then((first) => console.log([typeof first, typeof load('heavy')].join()));`;
    const { stdout, stderr } = childProcess.spawnSync(process.execPath, ['-e', code], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return stdout.trim().split(',');
  }

  test('is kept out while something runs, and can be loaded afterwards', () => {
    expect(load('build', {})).toEqual(['function', 'string']);
    expect(load('dev', {})).toEqual(['function', 'string']);
  });

  test.each([
    ['setup', {}, ''],
    ['build', { postcssPreset: false }, ''],
    ['build', {}, "load('heavy');"],
  ])('is loaded in `dumi %s` with %o after "%s"', (command, off, before) => {
    expect(load(command, off, before)).toEqual(['string', 'string']);
  });
});

describe('the sizes of the files of a build', () => {
  interface Reporter {
    measureFileSizesBeforeBuild(folder: string): { sizes: Record<string, number> };
  }
  const { measureFileSizesBeforeBuild: measure } = hostPackages(ROOT).preset(
    '@umijs/preset-umi/dist/utils/fileSizeReporter',
  ) as Reporter;
  const namesIn = (folder: string) => Object.keys(measure(folder).sizes);

  test('are not measured once by umi, and everything else sees the files', () => {
    const folder = folderWith({ 'a.js': 'a' });
    patchesOf('build').leaveSizesOut(folder);
    expect(readdirSync(folder)).toEqual(['a.js']);
    expect(namesIn(folder)).toEqual([]);
    expect(namesIn(folder)).toEqual(['a.js']);
  });

  test('are measured where the patch is off', () => {
    const folder = folderWith({ 'a.js': 'a' });
    patchesOf('build', { fileSizes: false }).leaveSizesOut(folder);
    expect(namesIn(folder)).toEqual(['a.js']);
  });
});

describe("the types of umi's options", () => {
  /** Types that umi makes of an option, and whether Prettier can be loaded afterwards. */
  function typesIn(command: string, off: HostPatchOptions) {
    const run = JSON.stringify({ command, root: ROOT, options: { ...ALL, ...off } });
    const code = `
      require('./scripts/compile-source.cjs');
      const { createHostPatches } = require('./src/plugin/app/host-patches/index.ts');
      const { hostPackages } = require('./src/plugin/host-packages.ts');
      const { preset } = hostPackages(${JSON.stringify(ROOT)});
      const joi = preset('@umijs/utils/compiled/@hapi/joi');
      const restore = createHostPatches(() => (${run})).leavePrettierOut();
      preset('@umijs/preset-umi/compiled/joi2types')
        .default(joi.object({ a: joi.string() }), { interfaceName: 'Types' })
        .then((types) => {
          restore();
          const prettier = preset('@umijs/utils/compiled/prettier');
          console.log(JSON.stringify({ types, version: typeof prettier.version }));
        });`;
    const { stdout, stderr } = childProcess.spawnSync(process.execPath, ['-e', code], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return JSON.parse(stdout) as { types: string; version: string };
  }

  test('are the same without Prettier, which can be loaded afterwards', () => {
    const without = typesIn('dev', {});
    expect(without.types).toContain('a?: string');
    expect(without).toEqual(typesIn('dev', { prettier: false }));
    expect(without.version).toBe('string');
  });
});

describe('a build with problems', () => {
  function stop(command: string, off: HostPatchOptions = {}) {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('The process has ended.');
    });
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    let thrown: unknown;
    try {
      patchesOf(command, off).stopBuild('1 problem');
    } catch (error) {
      thrown = error;
    }
    return { exit: exit.mock.calls, said: said.mock.calls, thrown };
  }

  test('ends with its report and code 1', () => {
    expect(stop('build')).toMatchObject({ exit: [[1]], said: [['\n1 problem\n']] });
  });

  test.each([
    ['build', { exitOnProblems: false }],
    ['setup', {}],
  ])('is an error without a stack in `dumi %s` with %o', (command, off) => {
    const { exit, said, thrown } = stop(command, off);
    expect({ exit, said }).toEqual({ exit: [], said: [] });
    expect(thrown).toMatchObject({ message: '1 problem', stack: '1 problem' });
  });
});

describe('an error of the file system in a step of dumi', () => {
  const errorOf = (code: string, path?: string) =>
    Object.assign(new Error(`${code}: write`), { code, path });

  const terminal = console;

  /** umi says an error while a command runs. */
  function fail(error: unknown, command: string, off: HostPatchOptions = {}) {
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('The process has ended.');
    });
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    const original = terminal.error;
    const restore = patchesOf(command, off).start();
    try {
      terminal.error('fatal -', error);
    } catch {
      // The process would have ended.
    }
    restore();
    expect(terminal.error).toBe(original);
    return { exit: exit.mock.calls, said: said.mock.calls };
  }

  test.each([
    [
      'ENOSPC',
      '/site/a',
      '/site/a: no space is left on the disk (ENOSPC). Free some space',
    ],
    [
      'EROFS',
      undefined,
      'A file of the build: the disk is read-only (EROFS). Use a folder that',
    ],
    [
      'EACCES',
      '/site/a',
      '/site/a: permission is denied (EACCES). Change the permissions',
    ],
  ])('ends a build with its fault and cure: %s', (code, path, report) => {
    const { exit, said } = fail(errorOf(code, path), 'build');
    expect(exit).toEqual([[1]]);
    expect(said).toEqual([[expect.stringContaining(report)]]);
  });

  test.each([
    ['any other error', new Error('Something else'), 'build', {}],
    ['another command', errorOf('ENOSPC'), 'dev', {}],
    ['a build without the patch', errorOf('ENOSPC'), 'build', { exitOnProblems: false }],
  ])('is left to umi: %s', (_, error, command, off) => {
    expect(fail(error, command, off)).toEqual({ exit: [], said: [['fatal -', error]] });
  });
});
