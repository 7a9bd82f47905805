import { screen } from '@testing-library/react';
import React from 'react';
import DemoEditor from '../../../../../src/builtins/Previewer/panel/demo-editor';
import { loadLazyMessages } from '../../../../../src/data/site-data';
import type { DemoSources } from '../../../../../src/model/demo/demo-asset';
import type { PlaygroundProps } from '../../../../../src/playground';
import { hashOfEdits, readEdits } from '../../../../../src/playground/edits';
import { MAX_EDITS } from '../../../../../src/playground/limits';
import { address, renderSite } from '../../../support/render-site';

// jsdom runs no frame: what the reader writes and stops at is all that is needed of it.
jest.mock('../../../../../src/playground', () => ({
  __esModule: true,
  default: ({ edited, onEdit }: PlaygroundProps) => (
    <>
      <textarea aria-label="Code" />
      <p>Begins with {edited['index.tsx'] ?? 'nothing'}</p>
      <button type="button" onClick={() => onEdit({ 'index.tsx': 'mine' })}>
        Write
      </button>
      <button type="button" onClick={() => onEdit({ 'index.tsx': 'a'.repeat(200_001) })}>
        Write much
      </button>
    </>
  ),
}));

const SOURCES: DemoSources = {
  asset: {
    id: 'demo-simple',
    type: 'BLOCK',
    name: 'simple',
    title: 'A simple table',
    description: '',
    entry: 'index.tsx',
    dependencies: { 'index.tsx': { type: 'FILE', value: 'as it was' } },
  },
  javascript: { 'index.jsx': 'as it was' },
  react: { react: '16.14.0', 'react-dom': '16.14.0' },
};
const LINKED = hashOfEdits('simple', { 'index.tsx': 'linked' });

const places = [{ items: [{ key: 'place', label: 'A place' }] }];

function openEditor(
  hash = LINKED,
  props: Partial<React.ComponentProps<typeof DemoEditor>> = {},
) {
  return renderSite(
    <DemoEditor
      id="edit-simple"
      result="result-simple"
      sources={SOURCES}
      language="ts"
      file={0}
      onFile={() => undefined}
      isAsked={false}
      kept={undefined}
      places={places}
      onCopy={() => undefined}
      onReset={() => undefined}
      onLanguage={() => undefined}
      onOtherEdits={() => undefined}
      onEdit={() => undefined}
      {...props}
    />,
    `/demo/simple${hash}`,
  );
}

// They come with the part that the editor is in.
beforeAll(loadLazyMessages);

const kept = () => readEdits('demo-simple', ['index.tsx']);
const UNKEPT = 'Your changes could not be saved. Reloading the page discards them.';

function forbidStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

test('what a link brings is the reader’s own from the first change on, and kept', async () => {
  const { user } = openEditor();
  expect(screen.getByText('Begins with linked')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(address()).toBe('/demo/simple#simple');
  expect(kept()).toEqual({ 'index.tsx': 'mine' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['a storage that refuses', forbidStorage, 'Write'],
  ['more than can be kept', () => expect(MAX_EDITS).toBe(200_000), 'Write much'],
])(
  'with %s the address keeps what it brought, and the page says so',
  async (_, prepare, press) => {
    prepare();
    const { user } = openEditor();
    await user.click(screen.getByRole('button', { name: press }));
    expect(address()).toBe(`/demo/simple${LINKED}`);
    expect(screen.getByRole('status')).toHaveTextContent(UNKEPT);
    expect(kept()).toEqual({});
  },
);

test('when changes can be kept again, nothing is said any more', async () => {
  const { user } = openEditor('');
  await user.click(screen.getByRole('button', { name: 'Write much' }));
  expect(screen.getByRole('status')).toHaveTextContent(UNKEPT);
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(kept()).toEqual({ 'index.tsx': 'mine' });
});

test('that a link is damaged is said', () => {
  openEditor('#simple~edit=x');
  expect(screen.getByRole('status')).toHaveTextContent(
    'The link to this edited demo is damaged.',
  );
  expect(screen.getByText('Begins with nothing')).toBeInTheDocument();
});

test('a bar says whether the demo is edited, and what can be done with the edits', async () => {
  const done: string[] = [];
  const { user } = openEditor('', {
    onCopy: (href) => done.push(`copy ${new URL(href).hash.slice(0, 13)}`),
    onReset: () => done.push('reset'),
  });
  expect(screen.getByText('Not edited yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(screen.getByText('Edited')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Copy link' }));
  await user.click(screen.getByRole('button', { name: 'Open in…' }));
  expect(screen.getByRole('menuitem', { name: 'A place' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(done).toEqual(['copy #simple~edit=', 'reset']);
});

test('a reader who asks for the editor is in it; one whose edits come back is not', () => {
  const first = openEditor('');
  expect(document.body).toHaveFocus();
  first.unmount();
  openEditor('', { isAsked: true });
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});
