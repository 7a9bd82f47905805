import { fireEvent, screen, within } from '@testing-library/react';
import React from 'react';
import Previewer from '../../../../../src/builtins/Previewer';
import type { ApiRow } from '../../../../../src/model/api-row';
import { references } from '../../../support/ledger/api';
import { parts } from '../../../support/ledger/inspect';
import { renderSite } from '../../../support/render-site';

const row = (name: string): ApiRow => ({
  anchor: `badge-${name}`,
  name,
  type: 'string',
  required: false,
  deprecated: false,
  text: `The ${name} of it. And more.`,
});
const CODE = `&lt;&gt;
&lt;Badge <a href="/#badge-text">text</a>="new" <a href="/#badge-tone">tone</a>="calm" /&gt;
&lt;Badge <a href="/#badge-text">text</a>="old" /&gt;
&lt;/&gt;`;

const Badge: React.FC<{ text: string; tone?: string; onPress: () => void }> = (props) => (
  <button type="button" className="badge" data-tone={props.tone} onClick={props.onPress}>
    {props.text}
  </button>
);

/** jsdom lays nothing out: badges stand side by side. */
function standSideBySide() {
  const boxOf = (element: Element) => {
    const at = [...document.querySelectorAll('.badge')].indexOf(element);
    return {
      left: at * 10,
      right: at * 10 + 10,
      width: 10,
      top: 0,
      bottom: 10,
      height: 10,
    };
  };
  Object.assign(Element.prototype, {
    getBoundingClientRect(this: Element) {
      return boxOf(this);
    },
    getClientRects: () => [{}],
    scrollIntoView: () => undefined,
  });
}

const { getBoundingClientRect, getClientRects, scrollIntoView } = Element.prototype;
beforeAll(() => Previewer.load?.());
beforeEach(() => {
  localStorage.clear();
  standSideBySide();
  parts['.badge'] = ['Badge.text'];
  references['en-US'] = {
    Badge: () =>
      Promise.resolve({ default: { id: 'Badge', rows: ['text', 'tone'].map(row) } }),
  };
});
afterAll(() =>
  Object.assign(Element.prototype, {
    getBoundingClientRect,
    getClientRects,
    scrollIntoView,
  }),
);

let presses = 0;
async function inspectDemo() {
  presses = 0;
  const press = () => {
    presses += 1;
  };
  const site = renderSite(
    <Previewer
      asset={{ id: 'badges' }}
      demoUrl="/~demos/badges"
      anchor="badges"
      title="Badges"
      sources={[{ name: 'index.tsx', html: { __html: CODE } }]}
    >
      <Badge text="new" tone="calm" onPress={press} />
      <Badge text="old" onPress={press} />
      <Badge text="other" onPress={press} />
    </Previewer>,
    '/demo/badges',
  );
  await site.user.click(screen.getByRole('button', { name: 'Open in…' }));
  await site.user.click(
    screen.getByRole('menuitemcheckbox', { name: 'Inspect the demo' }),
  );
  return site;
}
const card = () => screen.findByRole('dialog', { name: 'What made this part: Badges' });
const badge = (name: string) => screen.getByRole('button', { name });

test('the card tells the property of the first part, its line, and what stands beside it', async () => {
  await inspectDemo();
  const shown = within(await card());
  expect(shown.getByRole('link', { name: 'Badge.text' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/#badge-text$/),
  );
  expect(shown.getByText('<Badge text="new" tone="calm" />')).toBeVisible();
  expect(shown.getByText('The text of it.')).toBeVisible();
  expect(shown.getByRole('button', { name: 'tone' })).toBeVisible();
});

test('a part without a line is named without one', async () => {
  await inspectDemo();
  const shown = within(await card());
  fireEvent.pointerOver(badge('other'));
  expect(shown.getByText(/cannot be told for certain/)).toBeVisible();
  expect(shown.queryByRole('button', { name: /line/ })).toBeNull();
});

test('arrow keys move, a press does not reach the demo, Escape gives the focus back', async () => {
  const { user } = await inspectDemo();
  const shown = within(await card());
  await user.keyboard('{ArrowRight}');
  expect(shown.getByText('<Badge text="old" />')).toBeVisible();
  await user.click(badge('new'));
  expect(presses).toBe(0);
  fireEvent.pointerOver(badge('old'));
  expect(shown.getByText(/text="new"/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(badge('Open in…')).toHaveFocus();
  expect(document.querySelector('[data-ledger-inspected]')).toBeNull();
  await user.click(badge('new'));
  expect(presses).toBe(1);
});

test('a press on the line opens the code with the focus at the property', async () => {
  const { user } = await inspectDemo();
  const shown = within(await card());
  await user.keyboard('{ArrowRight}');
  await user.click(shown.getByRole('button', { name: 'index.tsx, line 3' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(badge('Hide code')).toHaveAttribute('aria-expanded', 'true');
  const links = screen.getAllByRole('link', { name: 'text' });
  expect(links[1]).toHaveFocus();
  expect(links[1]?.closest('pre')).toHaveStyle('--l-line-marked: 3');
});

test('a reset ends it', async () => {
  const { user } = await inspectDemo();
  await card();
  await user.click(badge('Reset the demo'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where the reference does not come, the demo says so', async () => {
  // Another reference than that of the tests before, which is loaded.
  parts['.badge'] = ['Lost.text'];
  references['en-US'] = { Lost: () => Promise.reject(new Error('no network')) };
  await inspectDemo();
  expect(await screen.findByText(/^That did not work/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
