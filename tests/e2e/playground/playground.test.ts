import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTER } from '../../support/sites/below-base';
import { component } from '../support/editor';
import { servePlayground } from '../support/playground';
import { eventually } from '../support/visit';

const playground = servePlayground();
const openPlay = playground.open;

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

test("no script of the page's own makes code of a text", () => {
  const folder = playground.site().dist;
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
