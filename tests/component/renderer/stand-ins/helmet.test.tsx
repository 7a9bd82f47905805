import { render, waitFor } from '@testing-library/react';
import React from 'react';
import { Helmet } from '../../../../src/renderer/stand-ins/helmet';

beforeEach(() => {
  document.title = 'A page - Site';
});

test('the default title of a helmet around all pages leaves the title of the page', async () => {
  render(
    <Helmet titleTemplate="%s - Site" defaultTitle="Site">
      <html lang="ja" />
    </Helmet>,
  );
  await waitFor(() => expect(document.documentElement.lang).toBe('ja'));
  expect(document.title).toBe('A page - Site');
});

test('the title that a helmet has is shown', async () => {
  render(
    <Helmet defaultTitle="Site">
      <title>Other</title>
    </Helmet>,
  );
  await waitFor(() => expect(document.title).toBe('Other'));
});

test('a document without a title gets the default', async () => {
  document.title = '';
  render(<Helmet defaultTitle="Site" />);
  await waitFor(() => expect(document.title).toBe('Site'));
});
