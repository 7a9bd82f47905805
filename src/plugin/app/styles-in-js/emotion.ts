import { existsSync } from 'node:fs';
import { quoted } from '../../host';
import type { StyleLibrary } from './library';

const CACHE = '@emotion/cache';
const REACT = '@emotion/react';
const CSS = '@emotion/css';

const NONE: readonly string[] = [];

/** antd-style's caches, where it renders in Node. */
const ANTD_STYLE = '__ANTD_STYLE_CACHE_MANAGER_FOR_SSR__';

/** A module as webpack's plugin has found it. */
interface Resolved {
  createData?: { resource?: string };
}

/**
 * Finds caches that a site makes itself, as a provider of antd-style has one for each prefix: emotion
 * marks each with `compat`, and nobody but the site knows them. Those of a render are for its page,
 * and those of what is around it for its demos too.
 */
const FIND_CACHES = [
  'const known = new Set();',
  'let ofRender;',
  'let around = new Set();',
  "Object.defineProperty(Object.prototype, 'compat', {",
  '  configurable: true,',
  '  get: () => undefined,',
  '  set(value) {',
  '    if (Object(this) !== this) return;',
  '    const all = { configurable: true, enumerable: true, writable: true };',
  "    Reflect.defineProperty(this, 'compat', { ...all, value });",
  '    if (this.inserted && this.registered) (ofRender ?? known).add(this);',
  '  },',
  '});',
];

/** Files of emotion that run in browsers alone. */
const FOR_BROWSERS = /[\\/]@emotion[\\/].+\.browser\.esm\.js$/;

/**
 * emotion 11: https://emotion.sh/docs/ssr#advanced-approach. By itself it writes a style element in
 * front of each component, and again in each demo. A style element for each rule in the head lets
 * demos share them. emotion 10 keeps its own way; it has other packages of the same names, which are not found.
 */
export const EMOTION: StyleLibrary = {
  packages: [CACHE],
  collector: ({
    [CACHE]: [cache = CACHE] = NONE,
    [REACT]: [react] = NONE,
    [CSS]: [css] = NONE,
  }) => [
    `import createCache from ${quoted(cache)};`,
    "import React from 'react';",
    ...(react ? [`import { CacheProvider } from ${quoted(react)};`] : []),
    ...(css ? [`import { cache as ofCss } from ${quoted(css)};`] : []),
    'const tagsOf = (cache, html, globals) =>',
    '  Object.entries(cache.inserted).flatMap(([id, rules]) => {',
    "    if (typeof rules !== 'string') return [];",
    '    const name = `${cache.key}-${id}`;',
    '    // What is no class is an animation, or for the whole document.',
    '    if (name in cache.registered && !html.includes(name)) return [];',
    '    const kind = globals.has(id) ? `${cache.key}-global` : cache.key;',
    '    return `<style data-emotion="${kind} ${id}">${rules}</style>`;',
    '  });',
    'const none = new Set();',
    ...FIND_CACHES,
    'export const collect = (element, isAround) => {',
    "  const own = createCache({ key: 'css' });",
    '  const globals = new Set();',
    '  const { insert } = own;',
    // Its own cache is none of those that the render makes.
    '  ofRender = new Set();',
    '  own.compat = true;',
    '  const made = (ofRender = new Set());',
    '  if (isAround) around = made;',
    '  own.insert = (selector, serialized, ...rest) => {',
    "    if (selector === '') globals.add(serialized.name);",
    '    return insert(selector, serialized, ...rest);',
    '  };',
    '  return {',
    react
      ? '    element: React.createElement(CacheProvider, { value: own }, element),'
      : '    element,',
    '    styles(html) {',
    `      const all = new Set(globalThis.${ANTD_STYLE}?.getCacheList());`,
    ...(css ? ['      all.add(ofCss);'] : []),
    '      [...known, ...around, ...made].forEach((cache) => all.add(cache));',
    '      if (ofRender === made) ofRender = undefined;',
    '      const tags = [...all].flatMap((cache) => tagsOf(cache, html, none));',
    '      // A cache may have been made twice.',
    '      return [...tagsOf(own, html, globals), ...new Set(tags)];',
    '    },',
    '  };',
    '};',
  ],
  bundle(chain, replacement) {
    // Plugins of sites ask it for the styles of umi's server rendering, which there is none of.
    const all = globalThis as Record<string, unknown>;
    all[ANTD_STYLE] ??= { getCacheList: () => [] };
    // Its builds for browsers need a document. The others work in both.
    chain.plugin('ledger-emotion').use(replacement, [
      FOR_BROWSERS,
      ({ createData }: Resolved) => {
        const both = createData?.resource?.replace(/\.browser(?=\.esm\.js$)/, '');
        if (createData && both && existsSync(both)) createData.resource = both;
      },
    ]);
  },
};
