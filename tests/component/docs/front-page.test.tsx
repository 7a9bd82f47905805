import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { renderToString } from 'react-dom/server';
import Chinese from '../../../docs/examples/home/home.zh-CN';
import English from '../../../docs/examples/home/home';
import { codeOf } from '../../../docs/examples/home/code';
import { ENGLISH } from '../../../docs/examples/home/english';

const options = () => screen.getAllByRole('switch');
const code = () => screen.getByRole('region', { name: 'Code of the table' });
const rowCount = () =>
  within(screen.getByRole('region', { name: 'Orders' })).getAllByRole('row', {
    hidden: true,
  }).length;

test('five switches say what they are and whether they are on', () => {
  render(<English />);
  expect(
    options().map((one) => [one.textContent, one.getAttribute('aria-checked')]),
  ).toEqual([
    ['Grouped header', 'true'],
    ['Fixed column', 'false'],
    ['Sticky header', 'false'],
    ['Expandable rows', 'false'],
    ['A thousand rows', 'false'],
  ]);
});

test('a press changes the table and its code, and marks the lines that are new', async () => {
  const user = userEvent.setup();
  render(<English />);
  expect(code()).not.toHaveTextContent('expandedRowRender');
  await user.click(screen.getByRole('switch', { name: 'Expandable rows' }));
  expect(screen.getByRole('button', { name: 'Details of order 1001' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const marked = [...code().querySelectorAll('[data-new]')].map(
    (line) => line.textContent,
  );
  expect(marked.join('')).toContain('expandedRowRender');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Expandable rows: 14 lines of code',
  );
  await user.click(screen.getByRole('switch', { name: 'Expandable rows' }));
  expect(code()).not.toHaveTextContent('expandedRowRender');
  expect(screen.getByRole('status')).toHaveTextContent('Expandable rows: off');
});

test('the keyboard reaches the switches, the table, the code and the copy button', async () => {
  const user = userEvent.setup();
  render(<English />);
  await user.tab();
  expect(screen.getByRole('switch', { name: 'Grouped header' })).toHaveFocus();
  const before = rowCount();
  await user.keyboard(' ');
  expect(rowCount()).toBe(before - 1);
  expect(screen.getByRole('switch', { name: 'Grouped header' })).toHaveFocus();
  for (let at = 0; at < 5; at += 1) await user.tab();
  expect(screen.getByRole('region', { name: 'Orders' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  await user.tab();
  expect(code()).toHaveFocus();
});

test('Copy takes the whole file that is shown, and says so', async () => {
  const user = userEvent.setup();
  render(<English />);
  await user.click(screen.getByRole('switch', { name: 'Sticky header' }));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(
    codeOf(['grouped', 'sticky'], ENGLISH),
  );
  expect(code().textContent).toBe(codeOf(['grouped', 'sticky'], ENGLISH));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
});

test('a thousand rows are a thousand', async () => {
  const user = userEvent.setup();
  render(<English />);
  const header = rowCount() - ENGLISH.rows.length;
  await user.click(screen.getByRole('switch', { name: 'A thousand rows' }));
  expect(rowCount() - header).toBe(1000);
});

test('the build renders it in both languages, with a reason in the place of the switches', () => {
  expect(renderToString(<English />)).toContain('where JavaScript is on');
  expect(renderToString(<Chinese />)).toContain('表头分组');
});
