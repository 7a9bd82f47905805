import { render, screen } from '@testing-library/react';
import React from 'react';
import { renderToString } from 'react-dom/server';
import useId from '../../../../src/renderer/stand-ins/use-id';

const Field: React.FC<{ id?: string }> = ({ id }) => (
  <input aria-label="Field" id={useId(id)} />
);

test('two have ids of their own, and one that is given stays', () => {
  render(
    <>
      <Field />
      <Field />
      <Field id="given" />
    </>,
  );
  const [one, two, given] = screen.getAllByLabelText('Field').map(({ id }) => id);
  expect(one).toMatch(/^rc_unique_\d+$/);
  expect(two).toMatch(/^rc_unique_\d+$/);
  expect(two).not.toBe(one);
  expect(given).toBe('given');
});

test('the HTML of the server and the first render have the same id', () => {
  expect(renderToString(<Field />)).toContain('id="ssr-id"');
});
