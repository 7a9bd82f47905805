import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import React from 'react';
import Previewer from '../../../../../src/builtins/Previewer';
import type { ApiRow } from '../../../../../src/model/api-row';
import { references } from '../../../support/ledger/api';
import { renderSite } from '../../../support/render-site';

const row = (name: string, more: Partial<ApiRow>): ApiRow => ({
  anchor: `table-${name.toLowerCase()}`,
  name,
  type: 'string',
  required: false,
  deprecated: false,
  text: `${name}.`,
  ...more,
});
const ROWS = [
  row('rowKey', {
    type: 'string | GetRowKey<Row>',
    since: '4.0.0',
    text: 'Where the <a href="/demo/key">key</a> comes from. See more.',
  }),
  row('title', { deprecated: true }),
];
const CODE =
  '&lt;Table <a href="/#table-rowkey">rowKey</a>="id" <a href="/#table-title">title</a> <a tabindex="-1" href="/#table-rowkey">rowKey</a> <a href="/#table-gone">gone</a> /&gt;';

beforeAll(() => Previewer.load?.());

let loads = 0;
beforeEach(() => {
  localStorage.clear();
  loads = 0;
  for (const locale of ['en-US', 'zh-CN']) {
    references[locale] = {
      Table: () => {
        loads += 1;
        return Promise.resolve({ default: { id: 'Table', rows: ROWS } });
      },
    };
  }
});

async function renderDemo(at = '/demo/simple') {
  const site = renderSite(
    <Previewer
      asset={{ id: 'simple' }}
      demoUrl="/~demos/simple"
      anchor="simple"
      sources={[{ name: 'simple.tsx', html: { __html: CODE } }]}
    />,
    at,
  );
  const name = at.startsWith('/zh-CN') ? '显示代码' : 'Show code';
  await site.user.click(screen.getByRole('button', { name }));
  return site;
}

const link = (name: string, at = 0) =>
  screen.getAllByRole('link', { name })[at] as HTMLElement;
const card = () => screen.findByRole('tooltip');
/** For what must not happen no event can be awaited: twice the pause of the card. */
const longEnough = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
const noCard = () =>
  waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

test('the pointer on a link shows what it leads to: name, type, version, one sentence', async () => {
  const { user } = await renderDemo();
  expect(loads).toBe(0);
  await user.hover(link('rowKey'));
  expect(await card()).toHaveTextContent(
    /^Table\.rowKeySince 4\.0\.0string \| GetRowKey<Row>Where the key comes from\.$/,
  );
  expect(within(await card()).queryByRole('link')).not.toBeInTheDocument();
  expect(link('rowKey')).toHaveAttribute('aria-describedby', (await card()).id);
});

test('the pointer beside it takes the card away, and the description with it', async () => {
  const { user } = await renderDemo();
  await user.hover(link('rowKey'));
  await card();
  await user.hover(screen.getByRole('button', { name: 'Copy code' }));
  await noCard();
  expect(link('rowKey')).not.toHaveAttribute('aria-describedby');
});

test('the card stays while the pointer is on it', async () => {
  const { user } = await renderDemo();
  await user.hover(link('rowKey'));
  await card();
  await user.hover(await card());
  await longEnough();
  expect(await card()).toBeInTheDocument();
  await user.unhover(await card());
  await noCard();
});

test('one card at a time, that of the link the pointer is on', async () => {
  const { user } = await renderDemo();
  await user.hover(link('rowKey'));
  await card();
  await user.hover(link('title'));
  await waitFor(async () => expect(await card()).toHaveTextContent('Table.title'));
  expect(await card()).toHaveTextContent('deprecated');
  expect(link('rowKey')).not.toHaveAttribute('aria-describedby');
});

test('the keyboard comes to each property once, and sees its card', async () => {
  const { user } = await renderDemo();
  await user.tab();
  for (const [name, at] of [
    ['rowKey', 0],
    ['title', 0],
    ['gone', 0],
  ] as const) {
    await user.tab();
    expect(link(name, at)).toHaveFocus();
    if (name === 'gone') await noCard();
    else
      await waitFor(async () => expect(await card()).toHaveTextContent(`Table.${name}`));
  }
});

test('the card goes as soon as the keyboard leaves its link', async () => {
  const { user } = await renderDemo();
  await user.tab();
  await user.tab();
  await card();
  act(() => link('title').focus());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('a pointer that moves elsewhere leaves the card of the keyboard', async () => {
  const { user } = await renderDemo();
  await user.tab();
  await user.tab();
  await card();
  await user.hover(screen.getByRole('button', { name: 'Copy code' }));
  await longEnough();
  expect(await card()).toHaveTextContent('Table.rowKey');
  await user.hover(link('title'));
  await waitFor(async () => expect(await card()).toHaveTextContent('Table.title'));
  await user.unhover(link('title'));
  await user.hover(screen.getByRole('button', { name: 'Copy code' }));
  await waitFor(async () => expect(await card()).toHaveTextContent('Table.rowKey'));
});

test('Escape closes the card until the reader comes again', async () => {
  const { user } = await renderDemo();
  await user.tab();
  await user.tab();
  await card();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(link('rowKey')).toHaveFocus();
  await longEnough();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.tab();
  await waitFor(async () => expect(await card()).toHaveTextContent('Table.title'));
  await user.tab({ shift: true });
  await waitFor(async () => expect(await card()).toHaveTextContent('Table.rowKey'));
});

const touch = (element: Element) =>
  act(() => {
    fireEvent(
      element,
      Object.assign(new MouseEvent('pointerover', { bubbles: true }), {
        pointerType: 'touch',
      }),
    );
  });

test('a finger has no card, with the first touch or later', async () => {
  const { user } = await renderDemo();
  touch(link('rowKey'));
  await longEnough();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.hover(link('title'));
  await card();
  await user.unhover(link('title'));
  await noCard();
  touch(link('rowKey'));
  await longEnough();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('in Chinese the links lead to Chinese pages, and the card is Chinese', async () => {
  const { user } = await renderDemo('/zh-CN/demo/simple');
  expect(link('title')).toHaveAttribute('href', '/zh-CN#table-title');
  await user.hover(link('title'));
  expect(await card()).toHaveTextContent('已废弃');
});
