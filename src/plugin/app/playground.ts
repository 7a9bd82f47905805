import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FRAME_FILE, frameDocument } from '../../model/demo/playground-frame';
import { demoPackages } from '../demos/packages';
import type { Modules } from '../host';
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

/**
 * `@@/ledger/playground-packages`: the packages that readers' code can import, which are those of
 * the site's demos.
 */
export function playgroundModule(site: Site): Modules {
  const packages = new Set(['react', 'react-dom', ...demoPackages(siteDemos(site))]);
  return {
    'playground-packages.ts': [
      `export const reactDom = () => import('${rendererOf(site.root)}');`,
      'export const packages = {',
      ...[...packages].sort().map((name) => `  '${name}': () => import('${name}'),`),
      '};',
    ],
  };
}

/** Writes the document of the frame into a folder of the site's files. */
export function writeFrame(folder: string, origins: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FRAME_FILE), frameDocument(origins));
}
