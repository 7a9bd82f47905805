import { hashOfEdits } from '../../../src/playground/edits';
import {
  FRAME_WARNINGS,
  block,
  component,
  editor,
  fault,
  held,
  openEditor,
  result,
  run,
  says,
  tool,
  write,
} from '../../e2e/support/editor';
import { address, eventually, openContext, visit, wake } from '../../e2e/support/visit';

// Edits that never end, that are damaged, or that others have written; `e2e/site/demo-edit` does
// what readers do with their own.

/** Opens a link to code that somebody else has written, which waits until the reader runs it. */
async function openForeign() {
  const page = await (await openContext()).newPage();
  const hash = hashOfEdits('simple', { 'index.tsx': says('foreign') });
  await page.goto(address(`/demo/simple${hash}`));
  await held(page).waitFor();
  return page;
}

test('a reset stops calls that never end, though they are no loop', async () => {
  const page = await openEditor({ expectedConsole: [/ran for more/] });
  // 2^60 calls, no deeper than 60, and none of their errors ends the others.
  await write(
    page,
    component(
      '  const spin = (n: number) => { if (n > 0) { try { spin(n - 1); } catch {} spin(n - 1); } };\n  spin(60);\n  return null;',
    ),
  );
  await eventually(async () =>
    expect(await fault(page).innerText()).toMatch(
      /^index\.tsx, line 4, column \d+: The code ran for more than 1 second/,
    ),
  );
  await tool(page, 'Reset the demo').click();
  await result(page).getByText('Reading lamp').waitFor();
});

test('a link that was changed but never run waits at the next visit as well', async () => {
  const page = await openForeign();
  await write(page, says('foreign and mine'));
  await page.waitForURL(/#simple$/);
  await page.reload();
  await held(page).getByText('written by someone else').waitFor();
  expect(await editor(page).innerText()).toContain('foreign and mine');
  await run(page);
  await result(page).getByText('foreign and mine').waitFor();
  // Run once, it is the reader's own: it needs no further press, nor does a link to it.
  const own = await block(page)
    .getByRole('link', { name: 'Copy link' })
    .getAttribute('href');
  await page.goto(address('/changelog'));
  await page.goto(address(`/demo/simple${own}`));
  await result(page).getByText('foreign and mine').waitFor();
});

test('code that is run before the pause after the last change is over runs once', async () => {
  const page = await openForeign();
  await write(
    page,
    component(
      `  const [runs, setRuns] = React.useState(0);
  React.useEffect(() => {
    const counted = Number(localStorage.getItem('runs')) + 1;
    localStorage.setItem('runs', String(counted));
    // A second run would have begun by then.
    setTimeout(() => setRuns(counted), 1000);
  }, []);
  return <p>{runs > 0 && 'runs: ' + runs}</p>;`,
    ),
  );
  await run(page);
  const told = result(page).getByText('runs: ');
  await told.waitFor();
  expect(await told.innerText()).toBe('runs: 1');
});

test('damaged saved edits show the demo as it was, and say so once', async () => {
  const page = await openEditor();
  await write(page, says('kept'));
  await result(page).getByText('kept').waitFor();
  const damage = () => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('ledger:edits:'));
    if (key) localStorage.setItem(key, 'N4IgLg9g');
    return key;
  };
  await eventually(async () => expect(await page.evaluate(damage)).toBeDefined());
  await page.reload();
  await block(page)
    .getByRole('status')
    .getByText('Your saved changes cannot be read')
    .waitFor();
  await result(page).getByText('Reading lamp').waitFor();
  await page.reload();
  await wake(page);
  await page.locator('[data-demo="simple"] .rc-table').waitFor();
  expect(await block(page).locator('iframe').count()).toBe(0);
});

test('a damaged link shows the demo as it was, and says so', async () => {
  const { page } = await visit('/demo/simple#simple~edit=N4IgLg9g', {
    expectedConsole: FRAME_WARNINGS,
  });
  await block(page)
    .getByRole('status')
    .getByText('The link to this edited demo is damaged.')
    .waitFor();
  await result(page).getByText('Reading lamp').waitFor();
});
