import type { SiteSource } from '../built-site';
import { configFile } from '../small-site';

/** Sites whose own files let readers change the code of a demo. */

const framed = `---
title: Framed
group: Start
---

Text.

<code src="./examples/hello.tsx" iframe="200"></code>
`;
const code = 'module.exports.default = () => "Changed by its own tools";';

/** A site with its own tools of demos around dumi's. */
export const ownActions: SiteSource = {
  name: 'own-actions',
  base: '/',
  files: {
    'docs/framed.md': framed,
    '.dumi/theme/slots/SourceCodeEditor.tsx': `import Original from 'dumi/theme-default/slots/SourceCodeEditor';
import React from 'react';

export default (props) => <div data-own-editor><Original {...props} /></div>;
`,
    '.dumi/theme/slots/PreviewerActions.tsx': `import Original from 'dumi/theme-default/slots/PreviewerActions';
import React from 'react';

export default (props) => (
  <div data-own={React.isValidElement(props.children)}>
    <Original {...props} />
    <button onClick={() => props.onSourceChange({ 'index.tsx': '${code}' })}>Change</button>
  </div>
);
`,
  },
};

/** A site with its own editor, for the theme's tools of demos. */
export const ownEditor: SiteSource = {
  name: 'own-editor',
  base: '/',
  files: {
    'docs/examples/hello.tsx': `/**
 * title: A greeting
 */
import React from 'react';
import { name } from './name';

export default function Hello() {
  return <p>Hello from {name}</p>;
}
`,
    'docs/examples/name.ts': "export const name = 'the demo';\n",
    '.dumi/theme/slots/SourceCodeEditor.tsx': `import React, { useState } from 'react';

export default ({ lang, initialValue, onChange }) => {
  const [text, setText] = useState(initialValue);
  const change = ({ target: { value } }) => {
    setText(value);
    onChange?.(value);
  };
  return <textarea aria-label={'Own editor of ' + lang} value={text} onChange={change} />;
};
`,
  },
};

/** A site with its own block around demos, which is dumi's in short. */
export const ownBlock: SiteSource = {
  name: 'own-block',
  base: '/',
  files: {
    'docs/framed.md': framed,
    '.dumirc.ts': configFile({ themeConfig: { strict: false } }),
    '.dumi/theme/builtins/SourceCode.tsx': `import React from 'react';

export default ({ children, lang }) => <pre data-lang={lang}>{children.toUpperCase()}</pre>;
`,
    'docs/code.md':
      "---\ntitle: Code\ngroup: Start\n---\n\n```ts\nconst a = '<b>';\n```\n",
    '.dumi/theme/builtins/Previewer.tsx': `import { useLiveDemo } from 'dumi';
import React, { useRef } from 'react';

export default ({ asset, children, demoUrl, iframe, background }) => {
  const box = useRef(null);
  const { node, error, setSource } = useLiveDemo(asset.id, { iframe: Boolean(iframe), containerRef: box });
  return (
    <div data-own style={{ background }}>
      <div ref={box}>
        {iframe ? <iframe title="Own frame" src={demoUrl} height={iframe} /> : node || children}
      </div>
      {error && <p role="alert">{String(error)}</p>}
      <button onClick={() => setSource({ 'index.tsx': '${code}' })}>Change</button>
      <button onClick={() => setSource({ 'index.tsx': 'broken(' })}>Break</button>
    </div>
  );
};
`,
  },
};
