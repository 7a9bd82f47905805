import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { filesBelow, importsOf, packageOf } from './unit/support/imports';
import type { Import } from './unit/support/imports';
import { ROOT } from './unit/support/root';

const LONGEST_FILE = 250;

interface Rule {
  /** Folders of `src` that may be imported besides the own one. */
  folders?: string[];
  /** Folders of which only types may be imported. */
  types?: string[];
  /** Packages, with all that lies below them. */
  packages?: string[];
  /** True where modules of node may be imported. */
  node?: boolean;
  /** True where modules that the plugin generates may be imported. */
  generated?: boolean;
  /** True where slots may be imported under the names by which a site overrides them. */
  slots?: boolean;
}

const { dependencies, peerDependencies } = readJson('src/package.json');
const OWN_PACKAGES = Object.keys({ ...dependencies, ...peerDependencies });
const NOT_REACT = OWN_PACKAGES.filter((name) => !name.startsWith('react'));
/** Libraries that run in the browser. */
const BROWSER_PACKAGES = Object.keys(dependencies ?? {});

const RULES: Record<string, Rule> = {
  model: {},
  search: { folders: ['model'], packages: BROWSER_PACKAGES },
  sandbox: { folders: ['model'], packages: BROWSER_PACKAGES },
  'color-mode': { folders: ['model'] },
  ui: { packages: ['react'] },
  hooks: {
    folders: ['model', 'search', 'sandbox', 'color-mode'],
    types: ['locales'],
    packages: ['react', 'dumi'],
    generated: true,
  },
  builtins: {
    folders: ['model', 'search', 'sandbox', 'color-mode', 'hooks', 'ui'],
    packages: ['react', 'dumi'],
    generated: true,
    slots: true,
  },
  slots: {
    folders: ['model', 'search', 'sandbox', 'color-mode', 'hooks', 'ui'],
    packages: ['react', 'dumi'],
    generated: true,
    slots: true,
  },
  layouts: {
    folders: ['model', 'search', 'sandbox', 'color-mode', 'hooks', 'ui', 'styles'],
    packages: ['react', 'dumi'],
    generated: true,
    slots: true,
  },
  renderer: {
    folders: ['model', 'search', 'color-mode', 'hooks', 'ui', 'layouts'],
    packages: ['react', 'react-dom', 'dumi'],
    generated: true,
  },
  styles: {},
  locales: {},
  plugin: {
    folders: ['model', 'search', 'sandbox', 'color-mode', 'bundler'],
    packages: NOT_REACT,
    node: true,
  },
  bundler: { folders: ['model'], packages: NOT_REACT, node: true },
  // Types of the generated modules.
  'generated.d.ts': { folders: ['model'] },
};
const NODE_ONLY = ['plugin', 'bundler'];

function readJson(file: string): Record<string, Record<string, string> | undefined> {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<
    string,
    Record<string, string> | undefined
  >;
}

/** The folder of `src` in which a file lies, or its own name at the top. */
function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** The folder of one slot, builtin or layout, or the file's folder of `src`. */
function roomOf(file: string): string {
  const [, folder = '', name = ''] = file.split('/');
  return ['slots', 'builtins', 'layouts'].includes(folder) ? `${folder}/${name}` : folder;
}

/** Why an import is not allowed by the rule of its folder, or undefined. */
function faultOf({ file, name, target, typeOnly }: Import): string | undefined {
  const rule = RULES[folderOf(file)];
  if (!rule) return 'stands in a folder without a rule';
  if (name.startsWith('dumi/theme/')) {
    if (!rule.slots || !name.startsWith('dumi/theme/slots/'))
      return 'is not for this folder';
    return target ? undefined : 'is a slot that the theme does not have';
  }
  if (name.startsWith('.')) {
    if (!target) return 'leads to no file';
    if (!target.startsWith('src/')) return 'leads out of src';
    if (roomOf(target) === roomOf(file)) return undefined;
    const folder = folderOf(target);
    if (folder === 'slots') return 'must be written as dumi/theme/slots/X';
    if (typeOnly && rule.types?.includes(folder)) return undefined;
    return rule.folders?.includes(folder) ? undefined : `is not for ${folderOf(file)}/`;
  }
  if (name.startsWith('@@/'))
    return rule.generated ? undefined : 'is generated for the browser';
  if (name.startsWith('node:'))
    return rule.node ? undefined : 'is not there in a browser';
  return rule.packages?.includes(packageOf(name))
    ? undefined
    : `is not for ${folderOf(file)}/`;
}

const files = filesBelow('src');
const imports = files.flatMap((file) => importsOf(file));

describe('the imports of src', () => {
  test('are found at all', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.filter(({ target }) => target).length).toBeGreaterThan(50);
  });

  test.each(Object.keys(RULES).filter((folder) => existsSync(join(ROOT, 'src', folder))))(
    'of %s/ go only where DESIGN.md lets them',
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
        !['package.json', 'LICENSE', 'README.md'].includes(folderOf(file)),
    );
    expect(strangers).toEqual([]);
  });

  test('bring nothing of the node side into the browser', () => {
    const faults = imports.filter(
      ({ file, target }) =>
        target &&
        NODE_ONLY.includes(folderOf(target)) &&
        !NODE_ONLY.includes(folderOf(file)),
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

test.each(['slots', 'builtins', 'layouts'])(
  'src/%s holds folders with an index.tsx and nothing else',
  (folder) => {
    const wrong = readdirSync(join(ROOT, 'src', folder)).filter(
      (name) => !existsSync(join(ROOT, 'src', folder, name, 'index.tsx')),
    );
    expect(wrong.map((name) => `src/${folder}/${name}`)).toEqual([]);
  },
);

test(`no file of src is longer than ${LONGEST_FILE} lines`, () => {
  const long = files.flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length;
    return lines > LONGEST_FILE ? [`${file} has ${lines} lines`] : [];
  });
  expect(long).toEqual([]);
});

describe('the imports of the demos', () => {
  const published = Object.keys(readJson('package.json').dependencies ?? {});
  const pages = readdirSync(join(ROOT, 'docs/demo'))
    .filter((name) => /^[^.$]+\.md$/.test(name))
    .map((name) => name.replace('.md', ''));
  /** The page that a file of an example belongs to: the longest whose name it begins with. */
  const pageOf = (file: string): string | undefined => {
    const name = basename(file).replace(/\.\w+$/, '');
    return pages
      .filter((page) => name === page || name.startsWith(`${page}-`))
      .sort((a, b) => b.length - a.length)[0];
  };
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
    const page = pageOf(target);
    const related = page !== undefined && basename(file).startsWith(page);
    return dirname(target) === 'docs/examples' && related
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
    const texts = filesBelow('docs/demo').map((file) =>
      readFileSync(join(ROOT, file), 'utf8'),
    );
    const imported = examples.flatMap((file) =>
      importsOf(file).map(({ target }) => target),
    );
    const unused = examples.filter(
      (file) =>
        !imported.includes(file) &&
        !texts.some((text) => text.includes(`"../examples/${basename(file)}"`)),
    );
    expect(unused).toEqual([]);
    expect(examples.filter((file) => !isShared(file) && !pageOf(file))).toEqual([]);
  });
});

test('every way to import is seen', () => {
  const text = `
import a from 'a';
import type { B } from 'b';
import './c.css';
export * from 'd';
export type { E } from 'e';
import f = require('f');
const g = require('g');
const h = import('h');
type I = import('i').I;
declare module 'x' { import type { J } from 'j'; }
// import 'no';
const no = "import 'no'";
`;
  const found = importsOf('src/plugin/example.ts', text);
  expect(found.map(({ name, typeOnly }) => (typeOnly ? `type ${name}` : name))).toEqual([
    'a',
    'type b',
    './c.css',
    'd',
    'type e',
    'f',
    'g',
    'h',
    'type i',
    'type j',
  ]);
  expect(found[1]?.place).toBe('src/plugin/example.ts:3');
});

test.each([
  ['src/model/a.ts', 'react', 'is not for model/'],
  ['src/model/a.ts', 'node:fs', 'is not there in a browser'],
  ['src/model/a.ts', '../color-mode/store', 'is not for model/'],
  ['src/model/a.ts', './page', undefined],
  ['src/plugin/a.ts', 'react', 'is not for plugin/'],
  ['src/plugin/a.ts', '../ui/copy', 'is not for plugin/'],
  ['src/plugin/a.ts', '../model/page', undefined],
  ['src/ui/a.tsx', 'dumi', 'is not for ui/'],
  ['src/ui/a.tsx', '../hooks/use-site', 'is not for ui/'],
  ['src/hooks/a.ts', '../ui/copy', 'is not for hooks/'],
  ['src/hooks/a.ts', '@@/ledger/site', undefined],
  ['src/slots/A/index.tsx', '../Sidebar', 'must be written as dumi/theme/slots/X'],
  ['src/slots/A/index.tsx', 'dumi/theme/slots/Sidebar', undefined],
  [
    'src/slots/A/index.tsx',
    'dumi/theme/slots/Nothing',
    'is a slot that the theme does not have',
  ],
  ['src/slots/A/index.tsx', '../../plugin/index', 'is not for slots/'],
  ['src/builtins/A/index.tsx', '../Toc', 'is not for builtins/'],
  ['src/builtins/A/index.tsx', 'lodash', 'is not for builtins/'],
  ['src/color-mode/a.ts', '../gone', 'leads to no file'],
  ['src/elsewhere/a.ts', '../model/page', 'stands in a folder without a rule'],
])('in %s an import of "%s" has the fault: %s', (file, name, fault) => {
  const [found] = importsOf(file, `import '${name}';`);
  expect(found && faultOf(found)).toBe(fault);
});
