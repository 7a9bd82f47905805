import { component } from '../../e2e/support/editor';
import { servePlayground } from '../../e2e/support/playground';
import { eventually } from '../../e2e/support/visit';

const playground = servePlayground();

const openPlay = playground.open;

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
