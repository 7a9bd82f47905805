import { join } from 'node:path';
import { aliasOwnParts, ownPartModules } from '../../../../src/plugin/app/own-parts';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

test("slots of the site's own are led to modules that the build can leave out", () => {
  const alias = {
    'dumi/theme/slots/Header': '/site/.dumi/theme/slots/Header/index.tsx',
    'dumi/theme/slots/Footer': '/theme/slots/Footer/index.tsx',
    'dumi/theme/layouts/DemoLayout': '/site/.dumi/theme/layouts/DemoLayout.tsx',
    'dumi/theme-default': '/dumi/theme-default',
  };
  const files = aliasOwnParts(alias, '/site/.dumi/theme');
  expect(files).toEqual({ 'slots/Header': '/site/.dumi/theme/slots/Header/index.tsx' });
  expect(alias['dumi/theme/slots/Header']).toBe('@@/ledger/own/slots/Header');
  expect(alias['dumi/theme/slots/Footer']).toBe('/theme/slots/Footer/index.tsx');
  const modules = ownPartModules({
    ...files,
    'slots/Logo': '/site/.dumi/theme/slots/Logo.tsx',
  });
  const last = (name: string) => [...(modules[`own/slots/${name}.ts`] ?? [])].at(-1);
  expect(last('Logo')).toBe("export default ownPart('slots/Logo', Part);");
  // Its links to pages are in documents in any case.
  expect(last('Header')).toMatch(
    /^export default ownPart\('slots\/Header', Part, \{ loadThemes: \(\) => import\(.*\/src\/slots\/Header['"]\) \}\);$/,
  );
});

test.each([
  ['around all pages stands what is inside it', 'GlobalLayout', 'renderer/frame/outlet'],
  ["of pages stands the theme's", 'DocLayout', 'layouts/DocLayout'],
])('in the place of a layout %s', (_, name, instead) => {
  const file = `/site/.dumi/theme/layouts/${name}.tsx`;
  const alias = { [`dumi/theme/layouts/${name}`]: file };
  const files = aliasOwnParts(alias, '/site/.dumi/theme');
  expect(alias).toEqual({
    [`dumi/theme/layouts/${name}`]: `@@/ledger/own/layouts/${name}`,
  });
  const { [`own/layouts/${name}.ts`]: lines = [] } = ownPartModules(files);
  expect(lines[0]).toBe(`import Part from "${file}";`);
  const last = [...lines].at(-1);
  expect(last).toContain(
    `export default ownPart('layouts/${name}', Part, { loadThemes: `,
  );
  expect(last).toMatch(new RegExp(`/${instead}"\\) \\}\\);$`));
});

const EMPTY = "import React from 'react';\nexport default () => <aside />;\n";
const FILLED = `import { useSidebarData } from 'dumi';
import React, { useEffect, useState } from 'react';

export default function Sidebar() {
  const sidebar = useSidebarData();
  const [groups, setGroups] = useState([]);
  useEffect(() => setGroups(sidebar), [sidebar]);
  return <aside>{groups.map(({ title }) => title)}</aside>;
}
`;

test.each([
  ['Sidebar', FILLED, true],
  ['Sidebar', EMPTY, false],
  ['Header', FILLED, false],
])('the build asks what a sidebar with effects leads to: %s', (name, code, isAsked) => {
  const file = join(folderWith({ 'index.tsx': code }), 'index.tsx');
  const { [`own/slots/${name}.ts`]: lines = [] } = ownPartModules({
    [`slots/${name}`]: file,
  });
  expect([...lines].at(-1)?.includes(', useInNode: useSidebarLinks }')).toBe(isAsked);
});

/** As sites copy it from dumi. */
const COPY = `import { Scrollspy as ScrollSpy } from '@makotot/ghostui/src/Scrollspy';
import React, { useEffect, useState } from 'react';

export default function Toc() {
  const [refs, setRefs] = useState([]);
  useEffect(() => setRefs([{ current: document.getElementById('a') }]), []);
  return refs.length ? <ScrollSpy sectionRefs={refs}>{() => <ul className="own-toc" />}</ScrollSpy> : null;
}
`;

test.each([
  ['a copy', 'Toc', COPY, 'own-toc'],
  [
    "dumi's",
    'Toc',
    "export { default } from 'dumi/theme-default/slots/Toc';\n",
    'dumi-default-toc',
  ],
  [
    'a list in Node',
    'Toc',
    'export default () => <ul className="own-toc" />;\n',
    undefined,
  ],
  ['a copy of another name', 'Contents', COPY, undefined],
])(
  'a table of contents that waits for headings has a list in documents: %s',
  (_, name, code, list) => {
    const file = join(folderWith({ 'index.tsx': code }), 'index.tsx');
    const { [`own/slots/${name}.ts`]: lines = [] } = ownPartModules({
      [`slots/${name}`]: file,
    });
    const part = list ? `withFirstToc(Part, "${list}")` : 'Part';
    expect([...lines].at(-1)).toBe(`export default ownPart('slots/${name}', ${part});`);
  },
);
