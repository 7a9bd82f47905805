import { aliasOwnSlots, ownSlotModules } from '../../../../src/plugin/app/own-slots';

test("slots of the site's own are led to modules that the build can leave out", () => {
  const alias = {
    'dumi/theme/slots/Header': '/site/.dumi/theme/slots/Header/index.tsx',
    'dumi/theme/slots/Footer': '/theme/slots/Footer/index.tsx',
    'dumi/theme/layouts/DocLayout': '/site/.dumi/theme/layouts/DocLayout.tsx',
    'dumi/theme-default': '/dumi/theme-default',
  };
  const files = aliasOwnSlots(alias, '/site/.dumi/theme');
  expect(files).toEqual({ Header: '/site/.dumi/theme/slots/Header/index.tsx' });
  expect(alias['dumi/theme/slots/Header']).toBe('@@/ledger/own/slots/Header');
  expect(alias['dumi/theme/slots/Footer']).toBe('/theme/slots/Footer/index.tsx');
  const { 'own/slots/Header.ts': lines = [] } = ownSlotModules(files);
  expect([...lines].at(-1)).toBe("export default ownPart('slots/Header', Part);");
});
