import { act, screen, waitFor } from '@testing-library/react';
import React, { useState } from 'react';
import type * as OwnActions from '../../../../src/builtins/Previewer/own-actions';
import Previewer from '../../../../src/builtins/Previewer';
import type * as Dumi from '../../support/dumi';
import { renderSite } from '../../support/render-site';

interface Given {
  demoContainer: Element | null;
  onSourceChange(source: Record<string, string>): void;
  onSourceTranspile(result: { err?: Error; source?: Record<string, string> }): void;
  [prop: string]: unknown;
}
let given: Given;
let changes = 0;

jest.mock('dumi', () => ({
  ...jest.requireActual<typeof Dumi>('../../support/dumi'),
  /** As dumi's: code that is handed back becomes what is shown, or an error. */
  useLiveDemo(id: string, options: { iframe: boolean }) {
    const [source, setSource] = useState<Record<string, string>>();
    const code = source?.['index.tsx'];
    const isBroken = code === 'broken';
    return {
      node: code && !isBroken ? <p>{`${id} ${options.iframe}: ${code}`}</p> : undefined,
      error: isBroken ? new Error('Broken code') : null,
      setSource: (code: Record<string, string>) => {
        changes += 1;
        setSource(code);
      },
    };
  },
}));
jest.mock('@@/ledger/parts', () => ({
  OwnPreviewerActions: (props: Given) => {
    given = props;
    return <p>Own tools</p>;
  },
}));
jest.mock('@@/ledger/demo-tools', () =>
  jest.requireActual<typeof OwnActions>('../../../../src/builtins/Previewer/own-actions'),
);

const asset = {
  id: 'demo-a',
  dependencies: { 'index.tsx': { type: 'FILE', value: 'a' } },
};
const own = { title: 'A', filename: 'docs/a.tsx', compact: true, iframe: false, asset };

function renderDemo(of: object = own, content = <p>The demo</p>) {
  const props = { title: 'A', anchor: 'a', own: of };
  return renderSite(
    <Previewer asset={{ id: 'demo-a' }} demoUrl="/~demos/demo-a" {...props}>
      {content}
    </Previewer>,
  );
}

test("the site's own tools are in the place of the theme's, with dumi's properties", () => {
  renderDemo();
  expect(screen.getByText('Own tools')).toBeInTheDocument();
  expect(screen.queryByRole('toolbar')).toBeNull();
  const { onSourceChange, onSourceTranspile, demoContainer, children, ...rest } = given;
  expect(rest).toEqual({ ...own, demoUrl: '/~demos/demo-a' });
  expect(demoContainer).toBe(document.getElementById('live-a'));
  expect(React.isValidElement(children)).toBe(true);
  expect(onSourceChange).toEqual(expect.any(Function));
  expect(onSourceTranspile).toEqual(expect.any(Function));
});

test('of a demo in a frame they get the frame', () => {
  renderDemo({ ...own, iframe: '200' }, <iframe title="The demo" />);
  expect(given.demoContainer).toBe(screen.getByTitle('The demo'));
});

test('code that they hand back runs in the place of the demo', async () => {
  renderDemo();
  expect(screen.getByText('The demo')).toBeVisible();
  act(() => given.onSourceChange({ 'index.tsx': 'changed' }));
  const shown = await screen.findByText('demo-a false: changed');
  expect(shown.closest('#result-a')).not.toBeNull();
  await waitFor(() => expect(screen.getByText('The demo')).not.toBeVisible());
  act(() => given.onSourceChange({ 'index.tsx': 'broken' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Broken code');
});

test('code in the form of the first live demos of dumi runs, once for both forms', async () => {
  changes = 0;
  renderDemo();
  act(() => given.onSourceTranspile({ source: { 'index.tsx': 'old form' } }));
  expect(await screen.findByText('demo-a false: old form')).toBeInTheDocument();
  act(() => given.onSourceTranspile({ err: new Error('Broken'), source: undefined }));
  expect(changes).toBe(1);
  // dumi's own tools call both.
  act(() => {
    given.onSourceChange({ 'index.tsx': 'both' });
    given.onSourceTranspile({ source: { 'index.tsx': 'both' } });
  });
  expect(await screen.findByText('demo-a false: both')).toBeInTheDocument();
  expect(changes).toBe(2);
});
