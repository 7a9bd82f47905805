import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { filesBelow, importsOf, packageOf } from './unit/support/imports';
import type { Import } from './unit/support/imports';
import {
  MOST_FILES,
  pluginRoom,
  runsBackward,
  STAGES,
  STILL_BACKWARD,
} from './unit/support/rooms';
import { ROOT } from './unit/support/root';
import {
  faultOf,
  folderOf,
  KNOW_UMI,
  NODE_ONLY,
  ONE_ROOM,
  readJson,
  RULES,
  SHARED_VALUES,
} from './unit/support/rules';

const LONGEST_FILE = 250;

/** A mention of dumi's plugin API, or of the object by which plugins are given it. */
const ASKS_DUMI = /\bIApi\b|(?<!['"\w-])api\.\w/;
/** What may ask dumi: the one file with its questions, and the door of each room. */
const MAY_ASK_DUMI =
  /^src\/(plugin\/host|plugin\/index|plugin\/[\w-]+\/index|bundler\/index)\.ts$/;

const files = filesBelow('src');
const imports = files.flatMap((file) => importsOf(file));

describe('the imports of src', () => {
  test('are found at all', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.filter(({ target }) => target).length).toBeGreaterThan(50);
  });

  test.each(Object.keys(RULES).filter((folder) => existsSync(join(ROOT, 'src', folder))))(
    'of %s/ go only where ARCHITECTURE.md lets them',
    (folder) => {
      const faults = imports
        .filter(({ file }) => folderOf(file) === folder)
        .flatMap((one) => {
          const fault = faultOf(one);
          return fault ? [`${one.place} imports "${one.name}", which ${fault}`] : [];
        });
      expect(faults).toEqual([]);
    },
  );

  test('all stand in folders that have a rule', () => {
    const strangers = files.filter(
      (file) =>
        !RULES[folderOf(file)] &&
        !['package.json', 'LICENSE', 'OPTIONS.md', 'README.md', 'CHANGELOG.md'].includes(
          folderOf(file),
        ),
    );
    expect(strangers).toEqual([]);
  });

  test('bring nothing of the node side into the browser', () => {
    const faults = imports.filter(
      ({ file, target, typeOnly }) =>
        target &&
        NODE_ONLY.includes(folderOf(target)) &&
        !NODE_ONLY.includes(folderOf(file)) &&
        !(typeOnly && RULES[folderOf(file)]?.types?.includes(folderOf(target))) &&
        // Declarations bring nothing anywhere.
        !file.endsWith('.d.ts'),
    );
    expect(faults.map(({ place, name }) => `${place} imports "${name}"`)).toEqual([]);
  });

  test('of a library that has one room stand in that room', () => {
    const found = imports.filter(({ name }) => packageOf(name) in ONE_ROOM);
    expect(found.length).toBeGreaterThan(0);
    const faults = found.filter(
      ({ file, name }) => !file.startsWith(ONE_ROOM[packageOf(name)] ?? ''),
    );
    expect(faults.map(({ place, name }) => `${place} imports "${name}"`)).toEqual([]);
  });

  test('bring no React into the node side, and no layer lower than React knows it', () => {
    const faults = imports.filter(
      ({ file, name }) =>
        ['model', 'color-mode', 'search', 'sandbox', ...NODE_ONLY].includes(
          folderOf(file),
        ) && /^react(-dom)?(\/|$)/.test(name),
    );
    expect(faults.map(({ place, name }) => `${place} imports "${name}"`)).toEqual([]);
  });

  test('of what node and browser share bring nothing else with them', () => {
    const faults = imports.filter(({ file }) => file in SHARED_VALUES);
    expect(faults.map(({ place, name }) => `${place} imports "${name}"`)).toEqual([]);
  });

  test('run from each room of plugin/ to those before it', () => {
    const rooms = new Set(files.flatMap((file) => pluginRoom(file) ?? []));
    expect([...rooms].filter((room) => !STAGES.flat().includes(room))).toEqual([]);
    const backward = imports
      .filter(({ file, target }) => target && runsBackward(file, target))
      .map(({ file, name }) => `${file} ${name}`);
    expect([...new Set(backward)].sort()).toEqual([...STILL_BACKWARD].sort());
  });

  test('of dumi stand at the doors of rooms alone', () => {
    const asking = files.filter(
      (file) =>
        /\.tsx?$/.test(file) && ASKS_DUMI.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(asking).toContain('src/plugin/host.ts');
    expect(asking.filter((file) => !MAY_ASK_DUMI.test(file))).toEqual([]);
  });

  test('make no cycle', () => {
    const next = new Map(files.map((file) => [file, [] as string[]]));
    imports.forEach(({ file, target }) => target && next.get(file)?.push(target));
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) {
        cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
        return;
      }
      if (done.has(file)) return;
      next.get(file)?.forEach((target) => visit(target, [...path, file]));
      done.add(file);
    };
    files.forEach((file) => visit(file, []));
    expect(cycles).toEqual([]);
  });
});

test('the model runs anywhere: it knows neither the DOM nor node', () => {
  const model = files.filter((file) => folderOf(file) === 'model');
  const program = ts.createProgram(
    model.map((file) => join(ROOT, file)),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2022.d.ts'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
    },
  );
  const faults = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const place = file && relative(ROOT, file.fileName);
    const line = file && file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
    return `${place}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  expect(faults).toEqual([]);
}, 60_000);

test('what scripts and the configuration take of the repository is there', () => {
  const scripts = filesBelow('scripts').flatMap((file) => importsOf(file));
  const own = [...scripts, ...importsOf('.dumirc.ts')].filter(({ name }) =>
    name.startsWith('.'),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(({ target }) => !target).map(({ place }) => place)).toEqual([]);
});

test('only the files that say so know umi and dumi from inside', () => {
  const inside = /['"](@umijs\/[\w-]+|umi\/(client|package)|dumi\/(dist|compiled))\b/;
  const found = files.filter(
    (file) =>
      /\.(tsx?|cjs)$/.test(file) && inside.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(found).toEqual(KNOW_UMI);
});

test.each(['slots', 'builtins', 'layouts'])(
  'src/%s holds folders with an index.tsx and nothing else',
  (folder) => {
    const wrong = readdirSync(join(ROOT, 'src', folder)).filter(
      (name) => !existsSync(join(ROOT, 'src', folder, name, 'index.tsx')),
    );
    expect(wrong.map((name) => `src/${folder}/${name}`)).toEqual([]);
  },
);

test(`no folder of src holds more than ${MOST_FILES} files`, () => {
  const count = new Map<string, number>();
  files.forEach((file) => count.set(dirname(file), (count.get(dirname(file)) ?? 0) + 1));
  expect([...count].filter(([, number]) => number > MOST_FILES)).toEqual([]);
});

test(`no file of src is longer than ${LONGEST_FILE} lines`, () => {
  const long = files.flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length;
    return lines > LONGEST_FILE ? [`${file} has ${lines} lines`] : [];
  });
  expect(long).toEqual([]);
});

test('each exception from the linter or the compiler in src says why, in its own line', () => {
  const silent = files
    .filter((file) => /\.(tsx?|cjs|css)$/.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
      return lines.flatMap((line, at) =>
        /(eslint|stylelint)-disable|@ts-(expect-error|ignore|nocheck)/.test(line) &&
        !/ -- \S|@ts-\S+: \S/.test(line)
          ? [`${file}:${at + 1}`]
          : [],
      );
    });
  expect(silent).toEqual([]);
});

describe('the imports of the demos', () => {
  const published = Object.keys(readJson('package.json').dependencies ?? {});
  const pagesIn = (folder: string) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => /^[^.$]+\.md$/.test(name))
      .map((name) => name.replace('.md', ''));
  /** The pages that show the examples of a folder. */
  const pages: Record<string, string[]> = {
    'docs/examples': pagesIn('docs/demo'),
    'docs/examples/recipes': pagesIn('docs/recipe'),
    'docs/examples/guides': pagesIn('docs/guide'),
  };
  /** The page that a file of an example belongs to: the longest whose name it begins with. */
  const pageOf = (file: string): string | undefined => {
    const name = basename(file).replace(/\.\w+$/, '');
    return pages[dirname(file)]
      ?.filter((page) => name === page || name.startsWith(`${page}-`))
      .sort((a, b) => b.length - a.length)[0];
  };
  /** The folder of the front page, whose demo shows the code of another file than its own. */
  const FRONT = 'docs/examples/home';
  const isShared = (file: string) => file.startsWith('docs/examples/shared/');

  const faultOfDemo = ({ file, name, target }: Import): string | undefined => {
    if (!name.startsWith('.')) {
      if (!published.includes(packageOf(name)))
        return 'is no dependency of the package.json';
      const deep = name !== packageOf(name);
      return deep && packageOf(name) !== 'rc-table'
        ? 'is an inner part of a package'
        : undefined;
    }
    if (!target) return 'leads to no file';
    if (isShared(target)) return undefined;
    if (isShared(file)) return 'leads out of shared/';
    if (dirname(file) === FRONT && dirname(target) === FRONT) return undefined;
    const page = pageOf(target);
    const related = page !== undefined && basename(file).startsWith(page);
    return dirname(target) === dirname(file) && related
      ? undefined
      : 'belongs to another page';
  };

  const examples = filesBelow('docs/examples');

  test('are of published packages, of shared/ and of related files, so that each runs alone', () => {
    const found = examples.flatMap((file) => importsOf(file));
    expect(found.length).toBeGreaterThan(100);
    const faults = found.flatMap((one) => {
      const fault = faultOfDemo(one);
      return fault ? [`${one.place} imports "${one.name}", which ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test('leave out no file: each example belongs to a page and is used there', () => {
    const texts = ['docs/demo', 'docs/recipe', 'docs/guide']
      .flatMap((folder) => filesBelow(folder))
      .map((file) => readFileSync(join(ROOT, file), 'utf8'));
    const front = ['docs/index.md', 'docs/index.zh-CN.md'].map((file) =>
      readFileSync(join(ROOT, file), 'utf8'),
    );
    const imported = examples.flatMap((file) =>
      importsOf(file).map(({ target }) => target),
    );
    const unused = examples.filter(
      (file) =>
        !imported.includes(file) &&
        !texts.some((text) => text.includes(`"../${relative('docs', file)}"`)) &&
        !front.some((text) => text.includes(`"./${relative('docs', file)}"`)),
    );
    expect(unused).toEqual([]);
    const isOfPage = (file: string) =>
      isShared(file) || dirname(file) === FRONT || pageOf(file);
    expect(examples.filter((file) => !isOfPage(file))).toEqual([]);
  });
});

test('the types are those of the source, whether or not the site has been started', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), read) as {
    config: { include: string[]; compilerOptions: { paths: Record<string, string[]> } };
  };
  const { include, compilerOptions } = config;
  const named = [...include, ...Object.values(compilerOptions.paths).flat()];
  // umi's declarations of a site's options are not those of its own packages.
  expect(named.filter((path) => path.includes('.dumi/'))).toEqual([]);
});
