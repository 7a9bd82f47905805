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
  const modules = ownSlotModules({ ...files, Logo: '/site/.dumi/theme/slots/Logo.tsx' });
  const last = (name: string) => [...(modules[`own/slots/${name}.ts`] ?? [])].at(-1);
  expect(last('Logo')).toBe("export default ownPart('slots/Logo', Part);");
  // Its links to pages are in documents in any case.
  expect(last('Header')).toMatch(
    /^export default ownPart\('slots\/Header', Part, \(\) => import\(.*\/src\/slots\/Header['"]\)\);$/,
  );
});
