import { quoted } from '../../host';
import type { StyleLibrary } from './library';

const NAME = '@ant-design/cssinjs';

/**
 * antd 5 and 6: https://ant.design/docs/react/server-side-rendering. Its table of what it has made
 * is left out: a page has one, and demos are rendered one by one. The browser finds the style
 * elements by what is in them.
 */
export const ANT_DESIGN: StyleLibrary = {
  packages: [NAME],
  collector: ({ [NAME]: folder = NAME }) => [
    `import { createCache, extractStyle, StyleProvider } from ${quoted(folder)};`,
    "import React from 'react';",
    'export const collect = (element) => {',
    '  const cache = createCache();',
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
