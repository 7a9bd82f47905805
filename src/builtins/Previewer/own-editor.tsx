import SourceCodeEditor from 'dumi/theme/slots/SourceCodeEditor';
import React, { useRef } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { FileButtons } from '../../ui/file-buttons';
import type { EditorProps } from '../../playground/editor/editor';

/**
 * The editor of a demo's files on a site with a slot `SourceCodeEditor` of its own, which shows one
 * file at a time; see `plugin/app/parts`. What is wrong with the code stands below it, and is not
 * marked in it.
 */
export function Editor({ files, shown, onShow, onChange }: EditorProps) {
  const t = useMessages();
  const texts = useRef({ ...files });
  const names = Object.keys(files);
  const change = (text: string) => {
    texts.current[shown] = text;
    onChange(shown, text);
  };
  return (
    <div className="ledger-playground-editor">
      <FileButtons
        label={t('playground.files')}
        names={names}
        shown={names.indexOf(shown)}
        onShow={(at) => onShow(names[at] ?? '')}
      />
      <SourceCodeEditor
        key={shown}
        lang={shown.replace(/^.*\./, '')}
        initialValue={texts.current[shown] ?? ''}
        onChange={change}
      />
    </div>
  );
}
