import { act, render, screen } from '@testing-library/react';
import React from 'react';
import ProblemList from '../../../../src/renderer/frame/problem-list';
import { keepProblems } from '../../../../src/renderer/frame/problems';
import type { Problem } from '../../../../src/model/problem';

const missing = (name: string): Problem => ({
  file: 'docs/api/table.yaml',
  line: 1,
  code: 'api-row',
  message: `There is no note on ${name}.`,
  hint: 'Add one.',
});
const said = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('problems are shown as they are found, and those that are mended go', () => {
  keepProblems(['a', 'b', 'c'].map(missing));
  render(<ProblemList />);
  expect(said()).toHaveLength(3);
  act(() => keepProblems(['c', 'b'].map(missing)));
  expect(said()).toEqual([
    'docs/api/table.yaml:1 There is no note on c. Add one.',
    'docs/api/table.yaml:1 There is no note on b. Add one.',
  ]);
  act(() => keepProblems([]));
  expect(screen.queryByRole('alert')).toBeNull();
});
