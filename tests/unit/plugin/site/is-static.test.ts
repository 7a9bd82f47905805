import { join } from 'node:path';
import { isStatic } from '../../../../src/plugin/site/is-static';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

const component = (body: string, imports = '') =>
  `import React, { useEffect, useRef, useState } from 'react';
${imports}
export default ({ children, title }) => {
  ${body}
};
`.replace('useEffect, useRef, ', body.includes('useEffect') ? 'useEffect, ' : '');

/** Whether a component is static, beside other files. */
function stands(text: string, files: Record<string, string> = {}): boolean {
  const root = folderWith({ 'Own/index.tsx': text, ...files });
  return isStatic(join(root, 'Own/index.tsx'));
}

test.each([
  ['draws what it is given', 'return <b title={title}>{children}</b>;', ''],
  [
    'has a state that the reader changes',
    'const [open, setOpen] = useState(false); return <button onClick={() => setOpen(!open)}>{open}</button>;',
    '',
  ],
  [
    'has styles, pictures, names of classes and words of its page',
    'return <img className={clsx("a")} src={src} alt={useIntl().formatMessage({ id: "a" })} />;',
    "import clsx from 'clsx';\nimport { useIntl, type IPreviewerProps } from 'dumi';\nimport type { Big } from 'big-library';\nimport src from './a.png';\nimport './a.less';",
  ],
])('a component is static that %s', (_, body, imports) => {
  expect(stands(component(body, imports), { 'Own/a.png': '', 'Own/a.less': '' })).toBe(
    true,
  );
});

test.each([
  ['has an effect', 'useEffect(() => setOpen(true), []); return null;', ''],
  ['names an effect of React', 'React.useLayoutEffect(go); return null;', ''],
  ['shows what a browser knows', 'return <b>{window.innerWidth}</b>;', ''],
  ['shows the time', 'return <b>{new Date().toString()}</b>;', ''],
  ['reaches into its element', 'return <b ref={(node) => node.focus()} />;', ''],
  ['loads more', "const More = React.lazy(() => import('./more')); return <More />;", ''],
  ['uses a library', 'return <Button />;', "import { Button } from 'antd';"],
  [
    'asks for the address',
    'return <b>{useLocation().pathname}</b>;',
    "import { useLocation } from 'dumi';",
  ],
  [
    'asks for the color',
    'return <b>{usePrefersColor()[0]}</b>;',
    "import { usePrefersColor } from 'dumi';",
  ],
  ['imports by an alias', 'return <Part />;', "import Part from '@/part';"],
  ['imports what is not there', 'return <Part />;', "import Part from './part';"],
  [
    'takes another thing of dumi',
    'return <NavLink to="/" />;',
    "import { NavLink } from 'dumi';",
  ],
])('a component is not that %s', (_, body, imports) => {
  expect(stands(component(body, imports))).toBe(false);
});

test('a component is what the files are that it imports', () => {
  const own = component(
    'return <b>{useWord()}</b>;',
    "import { useWord } from './use-word';",
  );
  const hook = (body: string) => ({
    'Own/use-word.ts': `import * as React from 'react';\nexport function useWord() { ${body} }\n`,
  });
  expect(stands(own, hook("return React.useState('a')[0];"))).toBe(true);
  expect(stands(own, hook("React.useEffect(() => {}); return 'a';"))).toBe(false);
});

test('an effect in the type of a name is none', () => {
  expect(stands('export default ({ user }) => <b>{user.name}</b>;\n')).toBe(true);
});
