import { rendererModules } from '../../../../src/plugin/app/runtime-modules';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

test("of umi's renderer, the theme passes on what the site's umi has", () => {
  const root = folderWith({
    'dist/index.js':
      'export { Outlet, useLocation } from "react-router-dom";\nexport { renderClient } from "./browser";',
  });
  const [first, ...own] = rendererModules(root)['renderer/dist/index.js'] ?? [];
  expect(first).toBe(`export { Outlet, useLocation } from "${root}";`);
  expect(own.join('\n')).toContain('renderClient');
});
