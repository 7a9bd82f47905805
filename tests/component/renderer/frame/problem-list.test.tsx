import { render, screen } from '@testing-library/react';
import React from 'react';
import ProblemList from '../../../../src/renderer/frame/problem-list';
import type { Problem } from '../../../../src/model/problem';

const missing = (name: string): Problem => ({
  file: 'docs/api/table.yaml',
  line: 1,
  code: 'api-row',
  message: `There is no note on ${name}.`,
  hint: 'Add one.',
});
const said = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('of several problems of one place, those that are mended go', () => {
  const { rerender } = render(<ProblemList problems={['a', 'b', 'c'].map(missing)} />);
  expect(said()).toHaveLength(3);
  rerender(<ProblemList problems={['c', 'b'].map(missing)} />);
  expect(said()).toEqual([
    'docs/api/table.yaml:1 There is no note on c. Add one.',
    'docs/api/table.yaml:1 There is no note on b. Add one.',
  ]);
});
