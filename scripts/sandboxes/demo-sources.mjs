import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const EXAMPLES = 'docs/examples';

const require = createRequire(import.meta.url);
require('../compile-source.cjs');

/**
 * The demos of a built site: the name of each one's file and the address of its page.
 * @param {string} dist
 * @returns {{ name: string, id: string }[]}
 */
export function demosOf(dist) {
  const folder = join(dist, '~demos');
  if (!existsSync(folder)) {
    throw new Error(`${folder} is not there. Run \`npm run build\` first.`);
  }
  const ids = readdirSync(folder).map((entry) => entry.replace(/\.html$/, ''));
  return readdirSync(EXAMPLES)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const name = file.replace('.tsx', '');
      const id = ids.find((one) => one.endsWith(`-demo-${name}`));
      return id ? [{ name, id }] : [];
    });
}

/** The package that an import names: `@scope/name` of `@scope/name/deep`. */
export const { packageName } = require('../../src/plugin/demo-files.ts');

/**
 * What a build keeps of a demo, by the same code.
 * @param {string} name of its file in `docs/examples`
 * @returns {Promise<import('../../src/model/demo-asset').DemoSources>}
 */
export async function sourcesOf(name) {
  const { filesOf } = require('../../src/model/demo-asset.ts');
  const { demoAsset } = require('../../src/plugin/demo-asset.ts');
  const { codeStyle, toJavascript } = require('../../src/plugin/demo-javascript.ts');
  const path = resolve(EXAMPLES, `${name}.tsx`);
  const text = readFileSync(path, 'utf8');
  const field = (key) => new RegExp(`\\* ${key}: (.*)`).exec(text)?.[1] ?? '';
  const asset = demoAsset(
    { id: name, name, title: field('title'), description: field('description') },
    { path, text },
  );
  return {
    asset,
    javascript: await toJavascript(filesOf(asset), codeStyle(resolve('.'))),
  };
}
