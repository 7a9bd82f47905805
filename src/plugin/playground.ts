import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { IApi } from 'dumi';
import { demoPackages } from './demo-packages';
import { createReader } from './search-pages';
import { latestDocumentation } from './source-pages';
import { tabFilesOf } from './tab-files';
import { THEME_ROOT } from './theme-files';

/** The absolute paths of all demos that pages name. */
function demoPaths(api: IApi): string[] {
  const reader = createReader();
  const files = new Set(
    latestDocumentation(api).pages.map(({ file }) => join(api.cwd, file)),
  );
  return [...files]
    .flatMap((file) => [file, ...tabFilesOf(file).map((tab) => tab.file)])
    .flatMap((file) =>
      reader.sections(file).demos.map(({ src }) => resolve(dirname(file), src)),
    );
}

/** What renders a demo: React 18 and newer have `createRoot` in a module of its own. */
function rendererOf(root: string): string {
  try {
    createRequire(join(root, 'package.json')).resolve('react-dom/client');
    return 'react-dom/client';
  } catch {
    return 'react-dom';
  }
}

/**
 * Makes the program of the frame in which readers' code runs, and `@@/ledger/playground-packages`:
 * the packages that this code can import, which are those of the site's demos.
 */
export default function playground(api: IApi): void {
  api.chainWebpack((chain) => {
    // A program of its own: `playground/frame/frame-files` finds it by this name.
    chain.entry('playground-frame').add(join(THEME_ROOT, 'playground/inside'));
    return chain;
  });
  api.onGenerateFiles(() => {
    const packages = new Set(['react', 'react-dom', ...demoPackages(demoPaths(api))]);
    api.writeTmpFile({
      noPluginDir: true,
      path: 'ledger/playground-packages.ts',
      content: [
        `export const reactDom = () => import('${rendererOf(api.cwd)}');`,
        'export const packages = {',
        ...[...packages].sort().map((name) => `  '${name}': () => import('${name}'),`),
        '};',
        '',
      ].join('\n'),
    });
  });
}
