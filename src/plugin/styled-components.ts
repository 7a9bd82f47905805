import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IApi } from 'dumi';

const NAME = 'styled-components';

/** True where the site itself has the library. */
function hasLibrary(api: IApi): boolean {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = api.pkg;
  return NAME in { ...dependencies, ...devDependencies, ...peerDependencies };
}

/**
 * Puts the styles that styled-components makes into pages that are rendered at build. A site
 * without the library gets nothing of this.
 */
export default function styledComponents(api: IApi): void {
  const write = (path: string, lines: string[]) =>
    api.writeTmpFile({
      noPluginDir: true,
      path: `ledger/${path}`,
      content: [...lines, ''].join('\n'),
    });
  api.onGenerateFiles(() => {
    if (!hasLibrary(api)) {
      write('collector.ts', ['export const loadCollector = undefined;']);
      return;
    }
    write('collector.ts', [
      'export const loadCollector = () =>',
      '  import(/* webpackChunkName: "collect-styles" */ \'./styled-components\');',
    ]);
    write('styled-components.ts', [
      `import { ServerStyleSheet } from '${NAME}';`,
      'export const collect = (element) => {',
      '  const sheet = new ServerStyleSheet();',
      '  return {',
      '    element: sheet.collectStyles(element),',
      '    styles() {',
      '      const tags = sheet.getStyleTags();',
      '      sheet.seal();',
      '      return tags;',
      '    },',
      '  };',
      '};',
    ]);
  });
  api.chainWebpack((chain, { webpack }) => {
    if (!hasLibrary(api)) return chain;
    const load = createRequire(join(api.cwd, 'package.json'));
    const folder = join(dirname(load.resolve(`${NAME}/package.json`)), 'dist');
    // Its build for browsers has no styles without a document; the other one runs in both.
    chain
      .plugin('module-replacement')
      .use(webpack.NormalModuleReplacementPlugin, [
        /[\\/]styled-components\.browser\.esm\.js$/,
        join(folder, 'styled-components.esm.js'),
      ]);
    // For streams of a server, which nobody makes here.
    chain.module
      .rule('ledger-styled-components')
      .include.add(folder)
      .end()
      .resolve.alias.set('stream', false as never);
    return chain;
  });
}
