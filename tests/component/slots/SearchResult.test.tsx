import { screen, waitFor } from '@testing-library/react';
import React from 'react';
import type * as Client from '../../../src/search/client';
import type { DumiGroup } from '../../../src/search/dumi-result';
import type * as OwnPanel from '../../../src/slots/SearchBar/own-search-panel';
import SearchBar from '../../../src/slots/SearchBar';
import { renderSite } from '../support/render-site';
import { leavePage, serveIndex } from '../support/search-index';
import type * as SearchIndex from '../support/search-index';

interface Given {
  data: DumiGroup[];
  loading: boolean;
  onItemSelect: (item: object) => void;
}
let given: Given[] = [];

jest.mock('../../../src/search/client', () => {
  const { createClient } = jest.requireActual<typeof Client>(
    '../../../src/search/client',
  );
  const { renewed } = jest.requireActual<typeof SearchIndex>('../support/search-index');
  return { createClient: renewed(createClient) };
});
jest.mock('@@/ledger/parts', () => ({
  OwnSearchResult: (props: Given) => {
    given.push(props);
    return (
      <ul aria-label="Own results">
        {props.data.flatMap(({ hints }) =>
          hints.map((hint) => (
            <li key={hint.link}>
              <button type="button" onClick={() => props.onItemSelect(hint)}>
                {hint.link}
              </button>
            </li>
          )),
        )}
      </ul>
    );
  },
}));
jest.mock('@@/ledger/search-panel', () =>
  jest.requireActual<typeof OwnPanel>('../../../src/slots/SearchBar/own-search-panel'),
);

beforeEach(() => {
  given = [];
  localStorage.clear();
  serveIndex();
});
afterEach(leavePage);

const field = () => screen.findByRole('searchbox');

test("the site's own slot shows what is found, with dumi's properties", async () => {
  const { user } = renderSite(<SearchBar />, '/demo/simple');
  await user.keyboard('/');
  await user.type(await field(), 'scroll');
  await waitFor(() => expect(given.at(-1)?.loading).toBe(false));
  expect(given.some(({ loading }) => loading)).toBe(true);
  const [group] = given.at(-1)?.data ?? [];
  expect(group).toMatchObject({
    title: expect.any(String) as string,
    priority: expect.any(Number) as number,
  });
  expect(Object.keys(group?.hints[0] ?? {}).sort()).toEqual([
    'highlightTexts',
    'highlightTitleTexts',
    'link',
    'pageTitle',
    'priority',
    'type',
  ]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('where nothing has all words, the title of the first group says so', async () => {
  const { user } = renderSite(<SearchBar />, '/demo/simple');
  await user.keyboard('/');
  await user.type(await field(), 'scroll qqqqqq');
  await waitFor(() => {
    expect(given.at(-1)?.data[0]?.title).toMatch(/^Nothing has all of these words/);
  });
});

test('a chosen hit closes the search and is remembered; Escape closes it, too', async () => {
  const { user } = renderSite(<SearchBar />, '/demo/simple');
  await user.keyboard('/');
  await user.type(await field(), 'scroll');
  const [hit] = await screen.findAllByRole('button', { name: /^\/demo/ });
  await user.click(hit as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  await user.keyboard('/');
  expect(await screen.findByRole('button', { name: 'scroll' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Own results' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
});
