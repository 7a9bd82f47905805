/** Ways of a demo to fail at build by name: the file, and the line that is named. */
const demo = (...body: string[]) =>
  ["import React from 'react';", '', ...body, ''].join('\n');
const component = 'export default () => <p>A demo</p>;';

/** Each is on the page `/fails`. */
export const FAILING: Readonly<Record<string, string>> = {
  window: demo(
    'export default function Wide() {',
    '  return <p>{window.innerWidth}</p>;',
    '}',
  ),
  imported: demo(component, "throw new Error('thrown at import');"),
  rendered: demo(
    'export default function Bad() {',
    "  throw new TypeError('thrown in render');",
    '}',
  ),
  endless: demo(
    'export default function Loop() {',
    '  let n = 0;',
    '  while (n >= 0) n += 1;',
    '  return <p>{n}</p>;',
    '}',
  ),
  rejected: demo(
    'void (async () => {',
    '  await null;',
    "  throw new Error('rejected at import');",
    '})();',
    component,
  ),
  micro: demo(
    'queueMicrotask(() => {',
    "  throw new Error('thrown later');",
    '});',
    component,
  ),
  exits: demo(component, "(console.log.constructor('process.exit(0)') as () => void)();"),
  never: demo('await new Promise(() => undefined);', component),
  nothing: demo('export const Named = () => <p>Not by default</p>;'),
  promise: demo('export default Promise.resolve(<p>Later</p>);'),
  element: demo('export default (<p>An element</p>);'),
  text: demo("throw 'only a text';", component),
};

/** These do not fail: timers do not run, and what is left to the browser is not loaded. */
export const WARNING: Readonly<Record<string, string>> = {
  interval: demo("setInterval(() => console.log('tick'), 5);", component),
  timeout: demo(
    'export default function Late() {',
    "  setTimeout(() => { throw new Error('never thrown'); });",
    "  console.log('rows', 3);",
    '  return <p>In time</p>;',
    '}',
  ),
  stopped: demo('clearTimeout(setTimeout(() => undefined, 5));', component),
  browser: demo(
    "console.log('loaded at build');",
    'const width = window.innerWidth;',
    'export default () => <p>{width}</p>;',
  ),
};

function page(names: readonly string[], frontMatter = ''): string {
  const tags = names.map((name) => `<code src="./examples/${name}.tsx"></code>\n`);
  return [`---\ntitle: Demos\n${frontMatter}---\n`, ...tags].join('\n');
}

function examples(demos: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(demos).map(([name, text]) => [`docs/examples/${name}.tsx`, text]),
  );
}

/** A page of demos that fail, and one that is written in the page. */
export const failingFiles = {
  'docs/fails.md': `${page(Object.keys(FAILING))}
\`\`\`tsx | demo
import React from 'react';

export default () => <p>{document.title}</p>;
\`\`\`
`,
  ...examples(FAILING),
};

/** A page of demos that the build says something of. */
export const warningFiles = {
  'docs/warns.md': page(
    Object.keys(WARNING),
    'demos:\n  browser: { prerender: false, height: 240 }\n',
  ),
  ...examples(WARNING),
};
