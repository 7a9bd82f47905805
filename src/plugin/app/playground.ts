import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  FRAME_ENTRY,
  FRAME_FILE,
  frameDocument,
} from '../../model/demo/playground-frame';
import { manifestPath, packageName } from '../demos/installed-package';
import { demoPackages, packageImporters } from '../demos/packages';
import { isBelowAlias } from '../demos/published';
import { MAKE_LOADER, quoted, THEME_ROOT } from '../host';
import type { Chain, Modules } from '../host';
import type { Site } from '../site/read-site';
import { siteDemos } from '../site/site-demos';

/** The module that renders a demo: from React 18 on, `createRoot` is in its own module. */
function rendererOf(root: string): string {
  try {
    createRequire(join(root, 'package.json')).resolve('react-dom/client');
    return 'react-dom/client';
  } catch {
    return 'react-dom';
  }
}

/** Requests, from the path of a demo, a module with the packages that only the demo's folder has. */
const QUERY = 'ledger-packages';

const importOf = (request: string) =>
  `${quoted(request)}: () => import(${quoted(request)}),`;

/**
 * Packages that cannot be imported from the root of the site but from a demo's folder, as in a
 * workspace: its own package, and what that one alone has installed.
 * @returns by the absolute path of a demo's file
 */
function packagesOfFolders(site: Site): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [request, path] of packageImporters(siteDemos(site))) {
    if (isBelowAlias(request, site.aliases)) continue;
    if (manifestPath(packageName(request), site.root)) continue;
    found.set(path, [...(found.get(path) ?? []), request]);
  }
  return found;
}

/**
 * `@@/ledger/playground-packages`: the packages that readers' code can import, which are those of
 * the site's demos.
 */
export function playgroundModule(site: Site): Modules {
  const packages = new Set(['react', 'react-dom', ...demoPackages(siteDemos(site))]);
  const folders = [...packagesOfFolders(site)].flatMap(([path, requests]) =>
    requests.map((request) => [request, `${path}?${QUERY}`] as const),
  );
  const elsewhere = new Map(folders);
  const lineOf = (request: string) => {
    const from = elsewhere.get(request);
    const loaded = `import(${quoted(from ?? '')}).then((from) => from.packages[${quoted(request)}]())`;
    return from ? `${quoted(request)}: () => ${loaded},` : importOf(request);
  };
  return {
    'playground-packages.ts': [
      `export const reactDom = () => import('${rendererOf(site.root)}');`,
      'export const packages = {',
      ...[...packages].sort().map((request) => `  ${lineOf(request)}`),
      '};',
    ],
  };
}

/** Makes the modules that `playgroundModule` imports from folders of demos. */
export function makeFolderPackages(chain: Chain, latest: () => Site): void {
  chain.module
    .rule(QUERY)
    .resourceQuery(new RegExp(`${QUERY}$`))
    .use(QUERY)
    .loader(MAKE_LOADER)
    .options({
      make(_: string, path: string) {
        const requests = packagesOfFolders(latest()).get(path) ?? [];
        return `export const packages = { ${requests.map(importOf).join(' ')} };\n`;
      },
    });
}

/** Gives the frame an entry of its own, which `playground/frame/frame-files` finds by its name. */
export function addFrame(chain: Chain): void {
  chain.entry(FRAME_ENTRY).add(join(THEME_ROOT, 'playground/inside'));
}

interface Answer {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}

/**
 * Answers requests for the document of the frame in the development server.
 * @param publicPath of the site's files
 * @param asked is called before each answer
 */
export function answerFrame(
  publicPath: string,
  origins: readonly string[],
  asked: () => void,
) {
  const document = frameDocument(origins);
  return ({ url = '' }: { url?: string }, response: Answer, next: () => void): void => {
    if (url.replace(/[?#].*$/, '') !== publicPath + FRAME_FILE) {
      next();
      return;
    }
    asked();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(document);
  };
}

/** Writes the document of the frame into a folder of the site's files. */
export function writeFrame(folder: string, origins: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FRAME_FILE), frameDocument(origins));
}
