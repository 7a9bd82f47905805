import { act, screen, waitFor } from '@testing-library/react';
import React, { useState } from 'react';
import { readOwnVersion } from '../../../src/data/own-version';
import OwnVersion from '../../../src/slots/OwnVersion';
import OwnVersionChoice from '../../../src/slots/OwnVersion/later-choice';
import { history } from '../support/dumi';
import { renderSite } from '../support/render-site';

const KEY = 'ledger:version';

const Page: React.FC = () => {
  const [more, setMore] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setMore(true)}>
        More rows
      </button>
      <main id="ledger-content" tabIndex={-1}>
        <h1>Scrolling</h1>
        <nav className="ledger-sidebar">
          <a href="/demo/scroll-x">scrollX</a>
          <a href="/zh-CN/demo/scroll-x">横向滚动</a>
          <a href="/demo/simple">simple</a>
        </nav>
        <div className="markdown">
          <p>
            <a href="/#column-rowscope">rowScope</a>, <a href="/#table-sticky">sticky</a>
          </p>
        </div>
        <section className="ledger-demo">
          <div className="ledger-demo-text">Scrolls.</div>
          <pre>
            <a href="/#table-sticky">sticky</a> <a href="/#table-caption">caption</a>
          </pre>
        </section>
        <table className="ledger-api">
          <tbody>
            <tr data-since="7.28.0">
              <th>rowScope</th>
            </tr>
            <tr data-since="7.9.0">
              <th>sticky</th>
            </tr>
            {more && (
              <tr data-since="7.27.0">
                <th>caption</th>
              </tr>
            )}
          </tbody>
        </table>
        <p>
          <OwnVersionChoice />
        </p>
      </main>
      <OwnVersion />
    </>
  );
};

/** What is marked, with the text of its mark. */
const marks = () =>
  [...document.querySelectorAll('[data-newer]')].map(
    (one) => `${one.textContent?.trim()}: ${one.getAttribute('data-newer')}`,
  );

const OF_7_15 = [
  'Scrolling: newer than 7.15.0',
  'scrollX: newer',
  '横向滚动: newer',
  'rowScope: newer',
  'Scrolls.: Newer than 7.15.0: caption (7.27.0)',
  'caption: newer',
  'rowScope: newer than 7.15.0',
];

const choice = () => screen.findByRole('combobox', { name: 'I use' });

test('without a version nothing is marked, and no bar is shown', async () => {
  renderSite(<Page />, '/demo/scroll-x');
  expect(await choice()).toHaveValue('');
  expect(marks()).toEqual([]);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('choosing a version marks what is newer, and forgetting it takes the marks away', async () => {
  const { user } = renderSite(<Page />, '/demo/scroll-x');
  await user.selectOptions(await choice(), '7.15.0');
  await waitFor(() => expect(marks()).toEqual(OF_7_15));
  expect(localStorage.getItem(KEY)).toBe('7.15.0');
  expect(screen.getByRole('link', { name: 'You use 7.15.0' })).toHaveAttribute(
    'href',
    '/changelog?from=7.15.0',
  );
  await user.click(screen.getByRole('button', { name: 'Forget my version' }));
  expect(marks()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(await choice()).toHaveValue('');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a version from before is there, whether the site lists it or not', async () => {
  localStorage.setItem(KEY, '7.27.3');
  renderSite(<Page />, '/demo/scroll-x');
  expect(await choice()).toHaveValue('7.27.3');
  await waitFor(() => expect(marks()).toContain('rowScope: newer than 7.27.3'));
  expect(marks().join()).not.toContain('caption');
});

test('what comes later is marked too, in the language of the page', async () => {
  localStorage.setItem(KEY, '7.15.0');
  const { user } = renderSite(<Page />, '/demo/scroll-x');
  await waitFor(() => expect(marks()).toEqual(OF_7_15));
  await user.click(screen.getByRole('button', { name: 'More rows' }));
  await waitFor(() => expect(marks()).toContain('caption: newer than 7.15.0'));
  act(() => history.push('/demo/simple'));
  await waitFor(() => expect(marks()).not.toContain('Scrolling: newer than 7.15.0'));
});

test('what another program has stored is no version', () => {
  localStorage.setItem(KEY, 'latest');
  expect(readOwnVersion()).toBeUndefined();
});
