import { join } from 'node:path';
import { hasContexts } from '../../../../src/plugin/demos/around';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** Whether demos may read contexts, where umi lists these plugins and the site has a layout. */
function found(plugins: string[], files: Record<string, string>): boolean {
  const lines = plugins.map((path, at) => `import * as Plugin_${at} from '${path}';`);
  const site = folderWith({
    'core/plugin.ts': [...lines, 'export function getPlugins() {}'].join('\n'),
    ...files,
  });
  return hasContexts(site, files['layout.tsx'] ? [join(site, 'layout.tsx')] : []);
}

test.each([
  ['@@/app.tsx', 'export function rootContainer(page) { return page; }', true],
  ['@@/app.tsx', "export * from '../runtime';", true],
  ['@@/app.tsx', 'export function onRouteChange() {}', false],
  ['@@/plugin-antd/runtime.tsx', 'export const innerProvider = (page) => page;', true],
  ['@@/dumi/locales/runtime.tsx', 'export function i18nProvider() {}', false],
])('demos are in what %s puts around the site: %s', (path, text, expected) => {
  expect(found([path], { [path.slice(3)]: text })).toBe(expected);
});

test.each([
  ['<ConfigProvider locale={zh}>{outlet}</ConfigProvider>', true],
  ['React.createElement(Theme.Provider, null, outlet)', true],
  ['<Old>{outlet}</Old>; Old.childContextTypes = {};', true],
  ['<main>{outlet}</main>', false],
  ["useContext(Provider); // 'Provider'", false],
])("and in a context of the site's own layout or block: %s", (code, expected) => {
  const files = {
    'layout.tsx': "import { Around } from './around';\nexport default Around;\n",
    'around.tsx': `export const Around = () => ${code};\n`,
  };
  expect(found([], files)).toBe(expected);
});
