import { quoted } from '../../host';
import type { StyleLibrary } from './library';

const NAME = '@ant-design/cssinjs';

/**
 * antd 5 and 6: https://ant.design/docs/react/server-side-rendering. Its table of what it has made
 * is left out: a page has one, and demos are rendered one by one. The browser finds the style
 * elements by what is in them.
 *
 * A `StyleProvider` of the site has a cache of its own, which nobody but the site knows. All caches
 * share the method that each style is set with, so what is set in others is copied. A site has a second
 * copy where a library that it uses asks for another version than its antd.
 */
export const ANT_DESIGN: StyleLibrary = {
  packages: [NAME],
  eachCopyOf: NAME,
  collector: ({ [NAME]: [folder = NAME] = [] }) => [
    `import { createCache, extractStyle, StyleProvider } from ${quoted(folder)};`,
    "import React from 'react';",
    'const all = Object.getPrototypeOf(createCache());',
    "const name = all.opUpdate ? 'opUpdate' : 'update';",
    'const set = all[name];',
    'let current;',
    'all[name] = function copied(path, change) {',
    '  set.call(this, path, change);',
    "  const key = Array.isArray(path) ? path.join('%') : path;",
    '  if (current && this !== current) current.cache.set(key, this.cache.get(key));',
    '};',
    'export const collect = (element) => {',
    '  const cache = createCache();',
    '  current = cache;',
    '  return {',
    '    element: React.createElement(StyleProvider, { cache }, element),',
    '    styles: () =>',
    '      (extractStyle(cache).match(/<style[^]*?<\\/style>/g) ?? []).filter(',
    "        (tag) => !tag.startsWith('<style data-ant-cssinjs-cache-path'),",
    '      ),',
    '  };',
    '};',
  ],
};
