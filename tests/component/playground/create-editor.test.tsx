import { redo, undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { createEditor } from '../../../src/playground/editor/create-editor';
import type { KeptFiles } from '../../../src/playground/editor/create-editor';

let parent: HTMLElement;
beforeEach(() => {
  parent = document.createElement('div');
  document.body.append(parent);
});
afterEach(() => parent.remove());

function openEditor(files: Record<string, string>, kept?: KeptFiles) {
  const editor = createEditor({
    parent,
    files,
    first: 'index.tsx',
    kept,
    attributesOf: () => ({}),
    onChange: () => undefined,
  });
  const found = EditorView.findFromDOM(parent);
  if (!found) throw new Error('There is no editor.');
  return { editor, view: found };
}
const insert = (view: EditorView, text: string) =>
  view.dispatch({ changes: { from: 0, insert: text }, userEvent: 'input.type' });
const textOf = ({ state }: EditorView) => state.doc.toString();

test('what was done can be undone and redone after the editor was closed', () => {
  const kept: KeptFiles = new Map();
  const first = openEditor({ 'index.tsx': 'as it was' }, kept);
  insert(first.view, 'not ');
  first.editor.destroy();
  const { editor, view } = openEditor({ 'index.tsx': 'not as it was' }, kept);
  undo(view);
  expect(textOf(view)).toBe('as it was');
  redo(view);
  expect(textOf(view)).toBe('not as it was');
  editor.destroy();
});

test('a file whose text has changed elsewhere has nothing to undo', () => {
  const kept: KeptFiles = new Map();
  const first = openEditor({ 'index.tsx': 'as it was' }, kept);
  insert(first.view, 'not ');
  first.editor.destroy();
  const { editor, view } = openEditor({ 'index.tsx': 'as it was' }, kept);
  undo(view);
  expect(textOf(view)).toBe('as it was');
  editor.destroy();
});

test('an error stands in its line, of its file alone, until it is right', () => {
  const { editor } = openEditor({ 'index.tsx': 'one\ntwo', 'other.ts': 'other' });
  const wrong = () => parent.querySelector('.ledger-playground-wrong');
  const mark = { file: 'index.tsx', place: { line: 2, column: 1 }, message: 'is wrong' };
  editor.mark(mark);
  expect(wrong()?.firstChild).toHaveTextContent('two');
  const message = parent.querySelector('.ledger-playground-message');
  expect(message).toHaveTextContent('is wrong');
  expect(message).toHaveAttribute('aria-hidden', 'true');
  editor.show('other.ts');
  expect(wrong()).toBeNull();
  editor.show('index.tsx');
  expect(wrong()).toHaveTextContent('two');
  editor.mark(undefined);
  expect(wrong()).toBeNull();
  editor.destroy();
});
