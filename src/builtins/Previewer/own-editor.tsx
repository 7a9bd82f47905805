import SourceCodeEditor from 'dumi/theme/slots/SourceCodeEditor';
import React, { useRef } from 'react';
import { EditorBox } from '../../playground/editor/editor-box';
import type { EditorProps } from '../../playground/editor/editor';

/**
 * The editor of a demo's files on a site with a slot `SourceCodeEditor` of its own, which shows one
 * file at a time; see `plugin/app/parts`. What is wrong with the code stands below it, and is not
 * marked in it.
 */
export function Editor({ files, shown, onShow, onChange }: EditorProps) {
  const texts = useRef({ ...files });
  const change = (text: string) => {
    texts.current[shown] = text;
    onChange(shown, text);
  };
  return (
    <EditorBox {...{ files, shown, onShow }}>
      <SourceCodeEditor
        key={shown}
        lang={shown.replace(/^.*\./, '')}
        initialValue={texts.current[shown] ?? ''}
        onChange={change}
        onTranspile={({ code }) => {
          if (typeof code === 'string' && code !== texts.current[shown]) change(code);
        }}
      />
    </EditorBox>
  );
}
