import type { Problem } from '../../../model/problem';
import { GIVEN_CLASSES, ownFiles, SCRIPT, STYLE_SHEET } from '../../demos/own-code';

/** How many classes a message names. */
const NAMED = 3;

const CLASS = /\.dumi-default-([\w-]+)/g;

/** dumi's own parts, which have their classes. Its layout of documents is this theme's. */
const BORROWED = /['"]dumi\/theme-default\/(?:slots|builtins)\/(\w+)/g;

const kebab = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** `/* … *\/` and `// …` of a style sheet as spaces, so that lines stay. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[^]*?\*\/|(?<![:\w])\/\/.*/g, (found) =>
    found.replace(/[^\n]/g, ' '),
  );

const isPart = (name: string, of: string) => name === of || name.startsWith(`${of}-`);

/**
 * Style sheets of a site with rules for classes of dumi's theme that no element has: neither this theme,
 * nor a part of dumi's that the site shows, nor an element of the site's own.
 * @param root absolute path of the site
 */
export function dumiClassProblems(root: string): Problem[] {
  const scripts = ownFiles(root, '.dumi', SCRIPT);
  const code = scripts.map(({ text }) => text).join('\n');
  const borrowed = [...code.matchAll(BORROWED)].map(([, name = '']) => kebab(name));
  const own = [...code.matchAll(/\bdumi-default-([\w-]+)/g)].map(([, name = '']) => name);
  const isThere = (name: string) =>
    Object.values(GIVEN_CLASSES).includes(name) ||
    own.includes(name) ||
    borrowed.some((part) => isPart(name, part));
  return ownFiles(root, '.dumi', STYLE_SHEET).flatMap(({ file, text }) => {
    const rules = withoutComments(text);
    const found = [...rules.matchAll(CLASS)].filter(([, name = '']) => !isThere(name));
    const [first] = found;
    if (!first) return [];
    const names = [...new Set(found.map(([selector]) => `\`${selector}\``))];
    const others = names.length - NAMED;
    const more = others > 0 ? ` and ${others} more` : '';
    return {
      code: 'dumi-class',
      file,
      line: rules.slice(0, first.index).split('\n').length,
      message: `rules for ${names.slice(0, NAMED).join(', ')}${more} have no effect: these are classes of dumi's default theme.`,
      hint: "Use the theme's variables (`--l-accent`) or a slot of your own in their place, or remove them.",
    };
  });
}
