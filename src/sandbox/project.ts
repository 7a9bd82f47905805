import { filesOf, packagesOf } from '../model/demo/demo-asset';
import { sandboxFiles } from './demo-files';
import type { SandboxFilesInput } from './demo-files';
import { filePath } from './file-path';
import { joinFiles } from './join-files';
import { mainFile } from './main-file';
import { projectPage } from './project-page';
import { reactTraits } from './react-version';
import { usedPackages } from './used-packages';

/** A demo as a small project of its own. `layOut` arranges it for a bundler. */
export interface SandboxProject {
  /** Name for packages and folders: `simple-demo`. */
  name: string;
  title: string;
  description: string;
  /** Texts by path: the demo below `src/demo`, and the project's own files. */
  files: Record<string, string>;
  /** Exact versions of the packages that the demo imports, and of React. */
  dependencies: Record<string, string>;
  /** Types of React and those in the asset, only for TypeScript. */
  devDependencies: Record<string, string>;
  /** The bundled module: `src/main.tsx`. */
  entry: string;
  /** The demo's file, which the sandbox opens first: `src/demo/index.tsx`. */
  demo: string;
}

export interface SandboxInput extends SandboxFilesInput {
  /** Versions of React that the site runs the demo on. */
  react: { react: string; 'react-dom': string };
  /** Language of the demo's texts. @default 'en' */
  lang?: string;
}

const FOLDER = 'src/demo';
const LONGEST_NAME = 60;

/** Adds a suffix, because npm 6 refuses a package named like one of its dependencies. */
function projectName(...names: string[]): string {
  const slugs = names.map((name) =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, LONGEST_NAME)
      .replace(/^-|-$/g, ''),
  );
  const slug = slugs.find(Boolean) ?? '';
  return slug ? `${slug}-demo` : 'demo';
}

const isNoTypes = (name: string) => !name.startsWith('@types/');

/** Selected packages, in npm's order. */
function byName(
  packages: Record<string, string>,
  wanted: (name: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([name]) => wanted(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Formats a value as a JSON file. */
function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function typescriptConfig(jsx: string): string {
  return jsonFile({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx,
      strict: true,
      esModuleInterop: true,
      isolatedModules: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ['src'],
  });
}

/**
 * Makes a project from a demo: its files with the reader's edits, exactly the packages
 * that they import with exact versions, a module that renders the demo, and a page.
 * @throws if a file of the demo has an invalid path or the path of one of the project's
 * own files
 */
export function sandboxProject({
  react,
  lang = 'en',
  ...input
}: SandboxInput): SandboxProject {
  const { asset, language } = input;
  const { title, description } = asset;
  const typed = language === 'ts';
  const traits = reactTraits(react.react);
  const { files, entry } = sandboxFiles(input);

  const name = projectName(asset.name, asset.id);
  const used = usedPackages(packagesOf(asset), {
    written: Object.values(filesOf(asset)),
    sent: Object.values(files),
  });
  const dependencies = byName({ ...used, ...react }, isNoTypes);
  const devDependencies = typed
    ? byName({ ...used, ...traits.types }, (name) => !isNoTypes(name))
    : {};
  const demo = filePath(FOLDER, entry);
  const module = `./${demo.replace(/^src\//, '').replace(/\.[jt]sx?$/, '')}`;
  const main = `src/main.${typed ? 'tsx' : 'jsx'}`;
  const own = {
    [main]: mainFile(module, { hasCreateRoot: traits.hasCreateRoot, typed }),
    'index.html': projectPage({ lang, title, description }),
    'package.json': jsonFile({
      name,
      version: '0.0.0',
      private: true,
      description,
      dependencies,
      devDependencies,
    }),
    ...(typed && {
      'tsconfig.json': typescriptConfig(traits.hasJsxRuntime ? 'react-jsx' : 'react'),
    }),
  };
  const ofDemo = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [filePath(FOLDER, path), text]),
  );
  return {
    name,
    title,
    description,
    files: joinFiles(own, ofDemo),
    dependencies,
    devDependencies,
    entry: main,
    demo,
  };
}
