import { render } from '@testing-library/react';
import React from 'react';
import { columnsOf } from '../../../../src/model/demo/columns';
import { DumiDemoGrid } from '../../../../src/renderer/page/own-grid';

jest.mock('../../../../src/renderer/page/dumi-page', () => ({
  DumiDemo: ({ previewerProps }: { previewerProps: object }) => (
    <p>{Object.entries(previewerProps).join(' ')}</p>
  ),
}));

const item = (title: string, more: object = {}) => ({
  demo: { id: title, load: () => Promise.reject(new Error('Not loaded')) },
  previewerProps: { title, ...more },
});

test.each([
  [undefined, [['a', 'b', 'c']]],
  [1, [['a', 'b', 'c']]],
  [2, [['a', 'c'], ['b']]],
  [4, [['a'], ['b'], ['c']]],
])('demos go to %p columns in turn, as in dumi', (count, expected) => {
  expect(columnsOf(['a', 'b', 'c'], count)).toEqual(expected);
});

test("demos stand in dumi's grid, for which blocks of sites have their styles", () => {
  const items = [item('a'), item('b'), item('c')];
  const { container } = render(<DumiDemoGrid items={items} columns={2} />);
  const columns = [...container.querySelectorAll('[data-dumi-demo-grid] > section')];
  expect(
    columns.map((column) => [...column.children].map((block) => block.textContent)),
  ).toEqual([['title,a', 'title,c'], ['title,b']]);
});

test('a demo that only authors see takes no place in a build', () => {
  const { NODE_ENV } = process.env;
  const items = [item('a', { debug: true }), item('b'), item('c')];
  const shown = () => {
    const { container, unmount } = render(<DumiDemoGrid items={items} columns={2} />);
    const texts = [...container.querySelectorAll('section')].map(
      ({ textContent }) => textContent,
    );
    unmount();
    return texts;
  };
  expect(shown()[1]).toBe('title,b');
  try {
    Object.assign(process.env, { NODE_ENV: 'production' });
    expect(shown()).toEqual(['title,b', 'title,c']);
  } finally {
    Object.assign(process.env, { NODE_ENV });
  }
});
