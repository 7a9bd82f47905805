/** The demos of the page `/crash` by name: what each does to go wrong, and the hooks that it needs. */
const DEMOS: Record<string, string> = {
  fine: '',
  render: "if (count > 0) throw new Error('thrown in render');",
  effect:
    "useEffect(() => { if (tries++ < 2) throw new Error('thrown in an effect'); });",
  layout:
    "useLayoutEffect(() => { if (tries++ < 2) throw new Error('thrown in a layout effect'); });",
  handler: "press = () => { throw new Error('thrown in a handler'); };",
  timer:
    "press = () => { setTimeout(() => { throw new Error('thrown in a timer'); }, 300); };",
  promise:
    "press = async () => { await new Promise((done) => setTimeout(done, 300)); throw new Error('thrown in a promise'); };",
  text: "press = () => { setTimeout(() => { throw 'only a text'; }, 300); };",
  nothing: 'press = () => { throw null; };',
  rejected: 'press = () => { Promise.reject(undefined); };',
  unmount:
    "useEffect(() => () => { throw new Error('thrown while unmounting'); }, []); press = () => { setTimeout(() => { throw new Error('thrown before'); }); };",
};

function demoFile(body: string): string {
  return `import React, { useEffect, useLayoutEffect, useState } from 'react';

let tries = 0;
void [tries, useEffect, useLayoutEffect];

export default function Demo() {
  const [count, setCount] = useState(0);
  let press: () => void = () => undefined;
  ${body}
  return (
    <button type="button" onClick={() => { setCount(count + 1); press(); }}>
      Counted {count}
    </button>
  );
}
`;
}

const IN_THE_PAGE = `import React from 'react';

export default () => (
  <button type="button" onClick={() => setTimeout(() => { throw new Error('thrown in the page'); }, 300)}>In the page</button>
);
`;

/** The page `/crash`, with a demo for each way to go wrong and one that is written in the page. */
export const crashFiles: Record<string, string> = {
  'docs/crash.md': [
    '---\ntitle: Crash\ngroup: Start\n---\n',
    ...Object.keys(DEMOS).map((name) => `<code src="./examples/${name}.tsx"></code>\n`),
    `\`\`\`tsx | demo\n${IN_THE_PAGE}\`\`\`\n`,
  ].join('\n'),
  ...Object.fromEntries(
    Object.entries(DEMOS).map(([name, body]) => [
      `docs/examples/${name}.tsx`,
      demoFile(body),
    ]),
  ),
};
