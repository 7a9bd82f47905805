import { screen } from '@testing-library/react';
import React from 'react';
import { DemoRoot } from '../../../src/demo/demo-root';
import { mountDemo } from '../../../src/demo/live/mount';
import { renderSite } from '../support/render-site';

jest.mock('@@/ledger/features', () => ({
  ...jest.requireActual<object>('@@/ledger/features'),
  emptyDemos: true,
}));

/** The module of a file in which all is a comment. */
const empty = { default: {} as React.ComponentType };
const rootOfDemo = () =>
  document.querySelector('[data-demo-root="simple"]') as HTMLElement;

describe('a demo whose file exports no component', () => {
  let said: jest.SpyInstance;

  beforeEach(() => {
    said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  // What React says of such an element.
  afterEach(() => said.mockClear());

  async function isReported() {
    expect(await screen.findByRole('alert')).toHaveTextContent('Element type is invalid');
    expect(rootOfDemo()).toBeEmptyDOMElement();
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  }

  test('has a box in its place where it was loaded ahead', async () => {
    const load = () => Promise.resolve(empty);
    renderSite(
      <>
        <h1>The page</h1>
        <DemoRoot id="docs-simple" name="simple" load={load} loaded={empty} />
      </>,
    );
    await isReported();
  });

  test('is known to have crashed where it was shown before the app', () => {
    const element = document.createElement('div');
    const mount = mountDemo(element, 'simple-demo');
    mount.onCrash = jest.fn();
    mount.show(empty);
    expect(mount.onCrash).toHaveBeenCalledWith(mount.crash);
    expect(mount.crash).toMatchObject({ gone: true });
    mount.end();
  });
});
