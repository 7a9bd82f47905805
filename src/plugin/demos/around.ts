import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostChanged } from '../host';
import { readDemo } from './source';

/** umi's hooks that put something around the whole site, and modules that may have more of them. */
const PROVIDERS =
  /\b(?:rootContainer|(?:inner|i18n|access|dataflow|outer)Provider)\b|\bexport \*/;

/** Those of dumi and umi themselves, in whose place the theme has something else. */
const REPLACED = /^@@\/(?:dumi\/|core\/helmet)/;

/** A component that gives a context to what is in it, as nearly all are called, or an old one. */
const CONTEXT =
  /<(?:\w+\.)*\w*Provider\b|\bcreateElement\(\s*(?:\w+\.)*\w*Provider\b|\bchildContextTypes\b/;

/**
 * The modules of umi's runtime plugins, that of the site (`.dumi/app`) first.
 * @param generated absolute path of what umi has generated
 * @throws where umi does not list them as known
 */
function runtimePlugins(generated: string): string[] {
  const path = join(generated, 'core/plugin.ts');
  const text = readFileSync(path, 'utf8');
  if (!text.includes('getPlugins')) {
    throw hostChanged(`${path} has no getPlugins`, 'plugin/demos/around');
  }
  return [...text.matchAll(/^import \* as Plugin_\d+ from '(.*)';$/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !REPLACED.test(name))
    .map((name) => name.replace(/^@@(?=\/)/, () => generated));
}

/**
 * Whether demos of a site may read contexts of what is around its pages: of `.dumi/app` and other
 * plugins of umi, or of the site's own layouts and block. dumi renders demos in all of them.
 * @param generated absolute path of what umi has generated
 * @param own absolute paths of the site's own layouts, and of its block around demos
 */
export function hasContexts(generated: string, own: readonly string[]): boolean {
  const textsOf = (path: string) => (readDemo(path)?.files ?? []).map(({ text }) => text);
  return (
    runtimePlugins(generated).some((path) => PROVIDERS.test(textsOf(path)[0] ?? '')) ||
    own.flatMap(textsOf).some((text) => CONTEXT.test(text))
  );
}
