import { screen } from '@testing-library/react';
import React from 'react';
import PageMarkdown from '../../../src/slots/PageMarkdown';
import { installCopyCommand, pasted, removeClipboard } from '../support/clipboard';
import { renderSite } from '../support/render-site';

/** The addresses that were asked for. */
let asked: string[] = [];

function answerWith(ok: boolean): void {
  window.fetch = (address) => {
    asked.push(String(address));
    return Promise.resolve({ ok, text: () => Promise.resolve('# simple') } as Response);
  };
}

const copyLink = () => screen.getByRole('link', { name: 'Copy page as Markdown' });

beforeEach(() => {
  asked = [];
});

test.each([
  ['/demo/simple', 'View as Markdown', '/demo/simple.md'],
  ['/', 'View as Markdown', '/index.md'],
  ['/zh-CN', '查看 Markdown', '/zh-CN.md'],
])('%s leads to its Markdown', (path, name, address) => {
  renderSite(<PageMarkdown />, path);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('type', 'text/markdown');
});

test('where there is no page there is no Markdown', () => {
  renderSite(<PageMarkdown />, '/nowhere');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a failed answer is told, and the next press asks again', async () => {
  answerWith(false);
  const { user } = renderSite(<PageMarkdown />, '/demo/simple');
  await user.click(copyLink());
  expect(await screen.findByText('Copy failed')).toHaveAttribute('role', 'status');
  answerWith(true);
  await user.click(copyLink());
  expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status');
  expect(await pasted()).toBe('# simple');
});

test('a press copies the Markdown, which is asked for once, by the keyboard too', async () => {
  answerWith(true);
  const { user } = renderSite(<PageMarkdown />, '/demo/scroll-x');
  await user.tab();
  await user.tab();
  expect(copyLink()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  await user.click(copyLink());
  expect(asked).toEqual(['/demo/scroll-x.md']);
});

test('a page without a clipboard copies in the old way', async () => {
  answerWith(true);
  const { user } = renderSite(<PageMarkdown />, '/demo');
  removeClipboard();
  const copied = installCopyCommand(true);
  await user.click(copyLink());
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(copied).toEqual(['# simple']);
});
