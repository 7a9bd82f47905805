import React, { useEffect, useState } from 'react';
import { useLazyComponent } from '../../hooks/use-later';

export interface SourceCodeEditorProps {
  /** The ending of the file's name. */
  lang: string;
  /** Name of the file, if it has one. */
  title?: string;
  initialValue: string;
  onChange?: (code: string) => void;
  /** The same in the form of dumi's first live demos, which dumi still calls as well. */
  onTranspile?: (result: { err: Error | null; code?: string | null }) => void;
  /** What the caller adds to the editor. */
  extra?: React.ReactNode;
}

const loadEditor = () => import(/* webpackChunkName: "code-editor" */ './editor');

let made = 0;

/**
 * An editor for one file, with dumi's properties: dumi's tools of demos show it, and a site's own slot
 * can. The theme's tools have an editor for all files of a demo.
 */
export default function SourceCodeEditor({
  lang,
  title: name = `index.${lang}`,
  initialValue,
  onChange,
  onTranspile,
  extra,
}: SourceCodeEditorProps) {
  const [id] = useState(() => `code-${(made += 1)}`);
  const { Component: Editor, want } = useLazyComponent(loadEditor);
  useEffect(() => want(() => undefined), [want]);
  if (!Editor) {
    return (
      <pre dir="ltr">
        <code>{initialValue}</code>
      </pre>
    );
  }
  return (
    <>
      <Editor
        id={id}
        files={{ [name]: initialValue }}
        shown={name}
        mark={undefined}
        onShow={() => undefined}
        onChange={(_, code) => {
          onChange?.(code);
          onTranspile?.({ err: null, code });
        }}
      />
      {extra}
    </>
  );
}
