import { act, render } from '@testing-library/react';
import React from 'react';
import { Editor } from '../../../../src/builtins/Previewer/own-editor';

interface Given {
  initialValue: string;
  onChange(code: string): void;
  onTranspile(result: { err?: Error | null; code?: string | null }): void;
}
let given: Given;

jest.mock('dumi/theme/slots/SourceCodeEditor', () => (props: Given) => {
  given = props;
  return null;
});
jest.mock('../../../../src/playground/editor/editor-box', () => ({
  EditorBox: ({ children }: { children: React.ReactNode }) => <>{children}</>,
}));

test("a site's own editor hands code back in either form that dumi knows", () => {
  const changes: string[] = [];
  render(
    <Editor
      id="code"
      files={{ 'index.tsx': 'a' }}
      shown="index.tsx"
      mark={undefined}
      onShow={() => undefined}
      onChange={(file, code) => changes.push(`${file}: ${code}`)}
    />,
  );
  expect(given.initialValue).toBe('a');
  act(() => given.onChange('b'));
  act(() => given.onTranspile({ err: null, code: 'c' }));
  act(() => given.onTranspile({ err: new Error('Broken'), code: null }));
  // dumi's own editor calls both.
  act(() => given.onChange('d'));
  act(() => given.onTranspile({ err: null, code: 'd' }));
  expect(changes).toEqual(['index.tsx: b', 'index.tsx: c', 'index.tsx: d']);
});
