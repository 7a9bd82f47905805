import type { SiteSource } from '../built-site';
import { configFile } from '../small-site';
import { writingFiles } from './writing';

/** Two demos side by side. */
const grid = {
  'docs/grid.md':
    '---\ntitle: Grid\ngroup: Start\norder: 2\ndemo:\n  cols: 2\n---\n\n' +
    '<code src="./examples/hello.tsx"></code>\n<code src="./examples/bye.tsx"></code>\n',
  'docs/examples/bye.tsx':
    "import React from 'react';\n\nexport default function Bye() {\n  return <p>Goodbye</p>;\n}\n",
};

/** The demo that is edited on the page `/play`. */
export const COUNTER = `import React, { useState } from 'react';
import { Label } from './shared/label';
import './index.css';

export default function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button className="counter" onClick={() => setCount(count + 1)}>
      <Label text="pressed" /> {count}
    </button>
  );
}
`;

const PLAYED = {
  'index.tsx': COUNTER,
  'index.css': '.counter { color: rgb(1, 2, 3); }\n',
  'shared/label.tsx': `import React from 'react';

export const Label = ({ text }: { text: string }) => <b>{text}</b>;
`,
};

/** A page of the site's own that mounts the playground, as a demo block does. */
const PLAY = `import React, { useEffect, useState } from 'react';
import { useLazyComponent } from '../../../../../../src/hooks/use-later';

const load = () =>
  import(/* webpackChunkName: "playground" */ '../../../../../../src/playground');
const files = ${JSON.stringify(PLAYED)};
const asset = {
  id: 'play', type: 'BLOCK', name: 'play', title: 'Counter', description: '',
  entry: 'index.tsx', dependencies: {},
};

export default function Play() {
  const [edited, setEdited] = useState({});
  const [run, setRun] = useState(1);
  const [file, setFile] = useState(0);
  const { Component: Playground, want } = useLazyComponent(load);
  useEffect(() => want(), [want]);
  const reset = () => {
    setEdited({});
    setRun(run + 1);
  };
  return (
    <div>
      <button onClick={reset}>Reset</button>
      <output>{Object.keys(edited).join()}</output>
      {Playground && (
        <Playground key={run} asset={asset} files={files} editable={['index.tsx', 'index.css']}
          edited={edited} onEdit={setEdited} file={file} onFile={setFile} />
      )}
    </div>
  );
}
`;

/** A page that shows a demo in the playground, and one whose demo uses a package. */
const play = {
  'docs/play.md': '---\ntitle: Play\ngroup: Start\norder: 3\n---\n\n<Play></Play>\n',
  '.dumi/theme/builtins/Play/index.tsx': PLAY,
  'docs/table.md':
    '---\ntitle: Table\ngroup: Start\norder: 4\n---\n\n<code src="./examples/table.tsx"></code>\n',
  'docs/examples/table.tsx': `import React from 'react';
import Table from 'rc-table';
import 'rc-table/assets/index.css';

export default function Rows() {
  return <Table columns={[{ title: 'Name', dataIndex: 'name' }]} data={[{ key: 1, name: 'Ada' }]} />;
}
`,
};

/** A site below a path of its host. */
export const belowBase: SiteSource = {
  name: 'below-base',
  base: '/table/',
  files: {
    // A host of its own: other tests see that code reaches no other.
    '.dumirc.ts': configFile({
      themeConfig: { playgroundOrigins: ['http://127.0.0.2:*'] },
    }),
    ...grid,
    ...play,
    ...writingFiles,
  },
};
