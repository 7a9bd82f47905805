import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { FileButtons } from '../../ui/file-buttons';

export interface EditedFiles {
  /** Initial texts of the files, by name. */
  files: Readonly<Record<string, string>>;
  /** Name of the file that is shown. */
  shown: string;
  onShow: (name: string) => void;
}

/** What is around an editor: one button per file if there are several. */
export const EditorBox: React.FC<EditedFiles> = ({ files, shown, onShow, children }) => {
  const t = useMessages();
  const names = Object.keys(files);
  return (
    <div className="ledger-playground-editor">
      <FileButtons
        label={t('playground.files')}
        names={names}
        shown={names.indexOf(shown)}
        onShow={(at) => onShow(names[at] ?? '')}
      />
      {children}
    </div>
  );
};
