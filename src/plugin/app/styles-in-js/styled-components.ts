import { join } from 'node:path';
import { quoted } from '../../host';
import type { StyleLibrary } from './library';

const NAME = 'styled-components';

/** https://styled-components.com/docs/advanced#server-side-rendering */
export const STYLED_COMPONENTS: StyleLibrary = {
  packages: [NAME],
  collector: ({ [NAME]: [folder = NAME] = [] }) => [
    `import { ServerStyleSheet } from ${quoted(folder)};`,
    'export const collect = (element) => {',
    '  const sheet = new ServerStyleSheet();',
    '  return {',
    '    element: sheet.collectStyles(element),',
    '    styles() {',
    '      const tags = sheet.getStyleTags();',
    '      sheet.seal();',
    '      return [tags];',
    '    },',
    '  };',
    '};',
  ],
  bundle(chain, replacement, found) {
    const folder = join(found[NAME]?.[0] ?? '', 'dist');
    // Its browser build has no styles without a document. The universal build works in
    // both.
    chain
      .plugin('module-replacement')
      .use(replacement, [
        /[\\/]styled-components\.browser\.esm\.js$/,
        join(folder, 'styled-components.esm.js'),
      ]);
    // Only needed for streaming on a server.
    chain.module
      .rule('ledger-styled-components')
      .include.add(folder)
      .end()
      .resolve.alias.set('stream', false as never);
  },
};
