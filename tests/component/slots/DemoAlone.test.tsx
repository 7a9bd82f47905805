import { screen } from '@testing-library/react';
import React from 'react';
import { Route, Routes } from 'react-router-dom';
import { registerDemos } from '../../../src/demo/demos';
import DemoAlone from '../../../src/slots/DemoAlone';
import { pages } from '../support/ledger/demo-pages';
import { renderSite } from '../support/render-site';

/** Loads the page that the demo is of. */
let load: jest.Mock<Promise<void>>;

beforeEach(() => {
  load = jest.fn(async () => undefined);
  pages.splice(0, pages.length, { prefix: 'docs-page', load });
});

const DEMO = {
  id: 'docs-page-demo-a',
  name: 'a',
  title: 'A demo',
  load: async () => ({ default: () => <p>The demo itself</p> }),
};

function openAlone(id: string) {
  return renderSite(
    <Routes>
      <Route path="/~demos/:id" element={<DemoAlone />} />
    </Routes>,
    `/~demos/${id}`,
  );
}

test('of an id that no demo has it says so, and leads home', async () => {
  openAlone('docs-page-demo-b');
  expect(
    await screen.findByText('There is no demo with the id docs-page-demo-b.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to homepage' })).toBeInTheDocument();
});

test('a demo that could not be loaded is not one that does not exist, and is tried again', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  load.mockImplementation(async () => registerDemos([DEMO]));
  const { user } = openAlone('docs-page-demo-a');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The demo docs-page-demo-a could not be loaded.',
  );
  expect(screen.queryByText(/There is no demo/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'A demo' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
