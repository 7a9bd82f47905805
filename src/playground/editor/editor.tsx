import React, { useEffect, useRef } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { createEditor } from './create-editor';
import type { CodeEditor, ErrorMark, KeptFiles } from './create-editor';
import { EditorBox } from './editor-box';
import type { EditedFiles } from './editor-box';

export interface EditorProps extends EditedFiles {
  /** Makes the editor's ids unique on the page. */
  id: string;
  mark: ErrorMark | undefined;
  /** Selections and undo histories, which outlive the editor. */
  kept?: KeptFiles;
  onChange: (name: string, text: string) => void;
}

/** The editor of a demo's files, with one button per file if there are several. */
export function Editor({
  id,
  files,
  shown,
  mark,
  kept,
  onShow,
  onChange,
}: EditorProps): React.ReactElement {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>();
  const hint = `hint-${id}`;
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (!box.current) return undefined;
    const created = createEditor({
      parent: box.current,
      files,
      first: shown,
      kept,
      attributesOf: (name) => ({
        'aria-label': t('playground.editor', { name }),
        'aria-describedby': hint,
      }),
      onChange: (name, text) => latest.current(name, text),
    });
    editor.current = created;
    return () => created.destroy();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- from here on, the editor holds the texts
  }, []);
  useEffect(() => {
    editor.current?.show(shown);
  }, [shown]);
  useEffect(() => {
    editor.current?.mark(mark);
  }, [mark]);
  return (
    <EditorBox {...{ files, shown, onShow }}>
      <div ref={box} dir="ltr" className="ledger-playground-code" />
      <p id={hint} className="ledger-playground-hint">
        {t('playground.hint')}
      </p>
    </EditorBox>
  );
}
