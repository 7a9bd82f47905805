import { screen } from '@testing-library/react';
import React from 'react';
import VersionFilter from '../../../src/builtins/VersionFilter';
import { renderSite } from '../support/render-site';

/** A changelog of two chapters, before them one without versions. */
const Changelog = () => (
  <main>
    <VersionFilter />
    <p>All versions.</p>
    <h2>Milestones</h2>
    <table>
      <tbody>
        <tr>
          <td>sticky since 7.9.0</td>
        </tr>
      </tbody>
    </table>
    <h2>7.x</h2>
    <p>The rewrite.</p>
    <h3>7.9.0</h3>
    <p>2020-07-31</p>
    <ul>
      <li>New Sticky header and scrollbar</li>
    </ul>
    <h3>7.2.0</h3>
    <ul>
      <li>Fixed The header of fixed columns</li>
    </ul>
    <h2>6.x</h2>
    <p>The old line.</p>
    <h3>6.10.2</h3>
    <ul>
      <li>Fixed Scrolling</li>
    </ul>
  </main>
);

const field = () => screen.getByRole('searchbox', { name: 'Show versions that mention' });
const shown = () =>
  screen.queryAllByRole('heading').map((heading) => heading.textContent);
const ALL = ['Milestones', '7.x', '7.9.0', '7.2.0', '6.x', '6.10.2'];

test('at first all is shown and nothing counted', () => {
  renderSite(<Changelog />, '/changelog');
  expect(shown()).toEqual(ALL);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('search')).toContainElement(field());
});

test.each([
  ['a word', 'sticky', ['7.x', '7.9.0'], '1 version'],
  ['a word in other capitals', 'STICKY', ['7.x', '7.9.0'], '1 version'],
  ['a version', '7.2.0', ['7.x', '7.2.0'], '1 version'],
  ['the beginning of a version', '6.10', ['6.x', '6.10.2'], '1 version'],
  ['a date', '2020-07', ['7.x', '7.9.0'], '1 version'],
  ['a label', 'fixed', ['7.x', '7.2.0', '6.x', '6.10.2'], '2 versions'],
  ['two words', 'fixed header', ['7.x', '7.2.0'], '1 version'],
  [
    'two words that no version holds both',
    'sticky scrolling',
    [],
    'No version mentions it.',
  ],
  ['what nothing mentions', 'pagination', [], 'No version mentions it.'],
])(
  '%s leaves the versions that mention it, and counts them',
  async (_, query, left, count) => {
    const { user } = renderSite(<Changelog />, '/changelog');
    await user.type(field(), query);
    expect(shown()).toEqual(left);
    expect(screen.getByRole('status')).toHaveTextContent(count);
  },
);

test('with a version goes all that belongs to it, and with a chapter its words', async () => {
  const { user } = renderSite(<Changelog />, '/changelog');
  await user.type(field(), 'sticky');
  expect(screen.getByText('New Sticky header and scrollbar')).toBeVisible();
  expect(screen.getByText('The rewrite.')).toBeVisible();
  for (const text of [
    'Fixed The header of fixed columns',
    'Fixed Scrolling',
    'The old line.',
    'sticky since 7.9.0',
  ]) {
    expect(screen.getByText(text)).not.toBeVisible();
  }
});

test('what stands above the first chapter stays, the field above all', async () => {
  const { user } = renderSite(<Changelog />, '/changelog');
  await user.type(field(), 'pagination');
  expect(screen.getByText('All versions.')).toBeVisible();
  expect(field()).toBeVisible();
});

test('an emptied field shows everything again', async () => {
  const { user } = renderSite(<Changelog />, '/changelog');
  await user.type(field(), 'sticky');
  await user.clear(field());
  expect(shown()).toEqual(ALL);
  expect(screen.getByText('sticky since 7.9.0')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('each letter narrows or widens what is there', async () => {
  const { user } = renderSite(<Changelog />, '/changelog');
  await user.type(field(), 'scroll');
  expect(shown()).toEqual(['7.x', '7.9.0', '6.x', '6.10.2']);
  await user.type(field(), 'bar');
  expect(shown()).toEqual(['7.x', '7.9.0']);
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(shown()).toEqual(['7.x', '7.9.0', '6.x', '6.10.2']);
});

test('blanks alone are no query', async () => {
  const { user } = renderSite(<Changelog />, '/changelog');
  await user.type(field(), '   ');
  expect(shown()).toEqual(ALL);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('it speaks the language of the page', async () => {
  const { user } = renderSite(<Changelog />, '/zh-CN/changelog');
  await user.type(
    screen.getByRole('searchbox', { name: '只看提到此词的版本' }),
    'sticky',
  );
  expect(screen.getByRole('status')).toHaveTextContent('1 个版本');
});
