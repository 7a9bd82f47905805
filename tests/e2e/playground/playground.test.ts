import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { servePreview } from '../../../scripts/preview.mjs';
import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { belowBase, COUNTER } from '../../support/sites/below-base';
import { eventually, visit } from '../support/visit';

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(belowBase);
}, 240_000);

afterAll(() => site.close());

interface Play {
  page: Page;
  frame: FrameLocator;
  counter: Locator;
  status: Locator;
  /** Puts a text in the place of all that is in the editor. */
  write(text: string): Promise<void>;
}

/** Opens the playground and waits until its demo runs. */
async function openPlay(expectedConsole: RegExp[] = []): Promise<Play> {
  const { page } = await visit(`${site.origin}/table/play`, { expectedConsole });
  const frame = page.frameLocator('iframe[title="Result of Counter"]');
  const counter = frame.getByRole('button', { name: 'pressed' });
  await counter.waitFor();
  return {
    page,
    frame,
    counter,
    status: page.locator('.ledger-playground-fault'),
    async write(text) {
      await page.getByRole('textbox', { name: /^Code of/ }).click();
      await page.keyboard.press('ControlOrMeta+A');
      // Typed text would get brackets and indentation of its own.
      await page.keyboard.insertText(text);
    },
  };
}

const component = (body: string) =>
  `import React from 'react';\n\nexport default function Edited() {\n${body}\n}\n`;

test('the demo runs in its frame, and what is written is rendered', async () => {
  const { page, counter, frame, status, write } = await openPlay();
  await counter.click();
  expect(await counter.innerText()).toBe('pressed 1');
  expect(await counter.evaluate((button) => getComputedStyle(button).color)).toBe(
    'rgb(1, 2, 3)',
  );
  await write(COUNTER.replace('"pressed"', '"pushed"'));
  await frame.getByRole('button', { name: 'pushed 0' }).waitFor();
  expect(await status.innerText()).toBe('');
  await page.locator('output', { hasText: /^index\.tsx$/ }).waitFor();
});

test('a style sheet is edited as well', async () => {
  const { page, counter, write } = await openPlay();
  await page.getByRole('button', { name: 'index.css' }).click();
  await write('.counter { color: rgb(9, 9, 9); }');
  await eventually(async () =>
    expect(await counter.evaluate((button) => getComputedStyle(button).color)).toBe(
      'rgb(9, 9, 9)',
    ),
  );
});

test('an error of syntax is told with its place while the last result stays', async () => {
  const { page, counter, status, write } = await openPlay();
  await counter.click();
  await write(COUNTER.replace('useState(0);', 'useState(0;'));
  await eventually(async () =>
    expect(await status.innerText()).toMatch(/^index\.tsx, line 6, column 39: /),
  );
  expect(await page.locator('.cm-lintRange-error').count()).toBe(1);
  expect(await counter.innerText()).toBe('pressed 1');
  await counter.click();
  expect(await counter.innerText()).toBe('pressed 2');
});

test('an export that is no component says what to write', async () => {
  const { counter, status, write } = await openPlay();
  await write('export default undefined;\n');
  await eventually(async () =>
    expect(await status.innerText()).toContain(
      'The default export of index.tsx must be a component, but it is undefined.',
    ),
  );
  await counter.waitFor();
});

test('an endless loop is stopped while the page answers', async () => {
  const { page, counter, status, write } = await openPlay([/Loop ran for more/]);
  await write(component('  while (true) {}\n  return <p>never</p>;'));
  await eventually(async () =>
    expect(await status.innerText()).toBe(
      'index.tsx, line 4, column 3: A loop ran for more than 1 second and was stopped.',
    ),
  );
  await counter.click();
  expect(await counter.innerText()).toBe('pressed 1');
  await page.getByRole('link', { name: 'Hello' }).first().click();
  await page.waitForURL(`${site.origin}/table/hello`);
});

test('an effect that throws keeps the last result', async () => {
  const { counter, status, write } = await openPlay([/from an effect/]);
  await write(
    component(
      "  React.useEffect(() => {\n    throw new Error('from an effect');\n  }, []);\n  return <p>gone</p>;",
    ),
  );
  await eventually(async () =>
    expect(await status.innerText()).toBe('index.tsx, line 5, column 11: from an effect'),
  );
  await counter.waitFor();
});

test('what handlers, timers and promises throw is told with its place', async () => {
  const { frame, status, write } = await openPlay([/from a \w+/]);
  await write(
    component(
      [
        '  const [broken, setBroken] = React.useState(false);',
        "  if (broken) throw new Error('from a render');",
        '  return <>',
        "    <button onClick={() => { throw new Error('from a handler'); }}>handler</button>",
        "    <button onClick={() => { setTimeout(() => { throw new Error('from a timer'); }); }}>timer</button>",
        "    <button onClick={async () => { throw new Error('from a promise'); }}>promise</button>",
        '    <button onClick={() => setBroken(true)}>render</button>',
        '  </>;',
      ].join('\n'),
    ),
  );
  for (const [name, line] of Object.entries({
    handler: 7,
    timer: 8,
    promise: 9,
    render: 5,
  })) {
    await frame.getByRole('button', { name }).click();
    await eventually(async () =>
      expect(await status.innerText()).toMatch(
        new RegExp(`^index\\.tsx, line ${line}, column \\d+: from a ${name}$`),
      ),
    );
  }
  // What was seen last stays as a picture.
  expect(await frame.locator('[inert] button').count()).toBe(4);
});

test('only the packages of the demos can be imported, and the rest is named', async () => {
  const { frame, status, write } = await openPlay();
  await write("import lodash from 'lodash';\nexport default () => lodash.noop();\n");
  await eventually(async () =>
    expect(await status.innerText()).toBe(
      'index.tsx, line 1, column 20: lodash cannot be imported here. Available packages: ' +
        'rc-table, rc-table/assets/index.css, react, react-dom.',
    ),
  );
  await write(
    "import React from 'react';\nimport Table from 'rc-table';\nimport 'rc-table/assets/index.css';\n" +
      "export default () => <Table columns={[{ dataIndex: 'a' }]} data={[{ key: 1, a: 'Ada' }]} />;\n",
  );
  await frame.getByRole('cell', { name: 'Ada' }).waitFor();
  const border = await frame
    .locator('.rc-table-cell')
    .first()
    .evaluate((cell) => getComputedStyle(cell).borderBlockEndStyle);
  expect(border).toBe('solid');
});

test('a reset brings the demo back in a new frame', async () => {
  const { page, counter, frame, write } = await openPlay();
  await write(component('  return <p>edited</p>;'));
  await frame.getByText('edited').waitFor();
  await page.locator('iframe').evaluate((element) => {
    element.dataset.old = '';
  });
  await page.getByRole('button', { name: 'Reset' }).click();
  await counter.waitFor();
  expect(await page.locator('iframe[data-old]').count()).toBe(0);
  expect(await page.getByRole('textbox').innerText()).toContain('pressed');
});

test('the code reaches neither the page nor what it stores, and has a storage of its own', async () => {
  const { page, frame, write } = await openPlay();
  const before = await page.evaluate(() => {
    // eslint-disable-next-line no-console -- the page's own must be left alone
    const kept = console.error;
    Object.assign(window, { kept });
    return localStorage.length;
  });
  await write(
    component(
      [
        '  const tried = (what: () => unknown) => {',
        '    try { return String(what()); } catch (error) { return (error as Error).name; }',
        '  };',
        "  localStorage.setItem('a', 'kept in memory');",
        '  return <ul>',
        '    <li>{tried(() => window.parent.document.title)}</li>',
        '    <li>{tried(() => document.cookie)}</li>',
        "    <li>{tried(() => localStorage.getItem('a'))}</li>",
        '    <li>{String(window.origin)}</li>',
        '  </ul>;',
      ].join('\n'),
    ),
  );
  await frame.getByText('kept in memory').waitFor();
  expect(await frame.getByRole('listitem').allInnerTexts()).toEqual([
    'SecurityError',
    'SecurityError',
    'kept in memory',
    'null',
  ]);
  expect(
    await page.evaluate(() => [
      // eslint-disable-next-line no-console -- as above
      'kept' in window && console.error === window.kept,
      localStorage.length,
    ]),
  ).toEqual([true, before]);
});

test('messages of other windows change nothing', async () => {
  const { page, counter, status } = await openPlay();
  await page.evaluate(() =>
    window.postMessage(
      { type: 'fault', id: 1, fault: { type: 'thrown', text: 'forged' } },
      '*',
    ),
  );
  await counter.click();
  expect(await counter.innerText()).toBe('pressed 1');
  expect(await status.innerText()).toBe('');
});

test('the frame has the colors and the height of its place', async () => {
  const { page, frame, write } = await openPlay();
  await page.evaluate(() => localStorage.setItem('dumi:prefers-color', 'dark'));
  await page.reload();
  await frame.locator('html[data-prefers-color="dark"]').waitFor();
  await frame.getByRole('button', { name: 'pressed' }).waitFor();
  await write(component('  return <div style={{ height: 500 }}>tall</div>;'));
  await frame.getByText('tall').waitFor();
  await eventually(async () =>
    expect((await page.locator('iframe').boundingBox())?.height).toBe(548),
  );
});

test('the keyboard leaves the editor, which says how', async () => {
  const { page } = await openPlay();
  const editor = page.getByRole('textbox', { name: 'Code of index.tsx' });
  await editor.click();
  const description = await editor.getAttribute('aria-describedby');
  expect(await page.locator(`#${description}`).innerText()).toContain(
    'Press Tab to leave the editor.',
  );
  await page.keyboard.press('Tab');
  await eventually(async () =>
    expect(
      await editor.evaluate((element) => element.contains(document.activeElement)),
    ).toBe(false),
  );
});

test.each([
  ['document', /^playground-frame\.html$/, 'has not responded'],
  ['program', /^playground-frame\..*\.js$/, 'could not be loaded'],
])(
  'a frame whose %s does not come is told, and tried again',
  async (_, missing, told) => {
    // Taken away on the server: what a sandboxed frame asks for cannot be intercepted reliably.
    const root = mkdtempSync(join(tmpdir(), 'playground-'));
    cpSync(site.dist, root, { recursive: true });
    const name = readdirSync(root).find((one) => missing.test(one));
    const file = join(root, name ?? '');
    renameSync(file, `${file}.gone`);
    const { origin, close } = await servePreview({ root, port: 0, base: '/table/' });
    const { page } = await visit(`${origin}/table/play`, {
      // The host's own page for unknown addresses is in the frame, where nothing may store or load.
      expectedConsole: [
        /404/,
        /ChunkLoadError/,
        /SecurityError/,
        /sandboxed/,
        /CORS|Cross-Origin|ERR_FAILED/,
        /Uncaught|Access/,
      ],
      before: (opened) => opened.clock.install(),
    });
    const alert = page.getByRole('alert').filter({ hasText: told });
    await page.locator('iframe').waitFor();
    await eventually(async () => {
      await page.clock.fastForward(10_000);
      expect(await alert.count()).toBe(1);
    });
    renameSync(`${file}.gone`, file);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.frameLocator('iframe').getByRole('button', { name: 'pressed' }).waitFor();
    await close();
    rmSync(root, { recursive: true });
  },
);

test("no script of the page's own makes code of a text", () => {
  const folder = site.dist;
  const scripts = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && !name.startsWith('playground-frame'),
  );
  expect(scripts.some((name) => name.startsWith('playground.'))).toBe(true);
  const makers = scripts.filter((name) =>
    /\beval\(|\bnew Function\b|\bFunction\(["'`]/.test(
      readFileSync(join(folder, name), 'utf8'),
    ),
  );
  expect(makers).toEqual([]);
});
