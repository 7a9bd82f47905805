import { useLocation } from 'dumi';
import React, { useEffect, useState } from 'react';
import type { DemoSources } from '../../model/demo-asset';
import Playground from '../../playground';
import { editsOfHash, hashOfEdits, readEdits, writeEdits } from '../../playground/edits';
import type { Edits } from '../../playground/edits';
import { useMessages } from '../../hooks/use-messages';
import { ownFiles } from './own-files';

type Language = 'ts' | 'js';

interface DemoEditorProps {
  id: string;
  /** Id of the element that the result is shown in. */
  result: string;
  sources: DemoSources;
  language: Language;
  /** Place of the file that is shown. */
  file: number;
  onFile: (at: number) => void;
  /** Called with the language of a link's edits, where it is not that of the reader. */
  onLanguage: (language: Language) => void;
  /** Called when the address brings other edits. */
  onOtherEdits: () => void;
  /** Called with the edits to begin with, and then with each change. */
  onEdit: (edited: Edits) => void;
}

interface Start {
  edited: Edits;
  damaged?: boolean;
  /** The language of the edits, where it is another one. */
  other?: Language;
}

/** What the link to the demo brings, or else what the reader has left of it. */
function startOf(sources: DemoSources, language: Language): Start {
  const { id, name } = sources.asset;
  const { own } = ownFiles(sources, language);
  const linked = editsOfHash(location.hash);
  if (linked.name !== name || !(linked.edited || linked.damaged)) {
    return { edited: readEdits(id, own) };
  }
  const edited = editsOfHash(location.hash, own).edited ?? {};
  const other = language === 'ts' ? 'js' : 'ts';
  const isOther = Object.keys(linked.edited ?? {}).some(
    (file) => !own.includes(file) && ownFiles(sources, other).own.includes(file),
  );
  return { edited, damaged: linked.damaged, ...(isOther && { other }) };
}

/** What is kept of the demo in its other language, which an edit in this one does not touch. */
function keptOf(sources: DemoSources, language: Language): Edits {
  const { own } = ownFiles(sources, language);
  const { own: others } = ownFiles(sources, language === 'ts' ? 'js' : 'ts');
  return readEdits(
    sources.asset.id,
    others.filter((name) => !own.includes(name)),
  );
}

/** The code of a demo as an editor, with what comes of it; edits are kept and can be linked to. */
const DemoEditor: React.FC<DemoEditorProps> = ({
  id,
  result,
  sources,
  language,
  file,
  onFile,
  onLanguage,
  onOtherEdits,
  onEdit,
}) => {
  const t = useMessages();
  const { asset } = sources;
  const { files, own } = ownFiles(sources, language);
  const [{ edited, damaged, other }] = useState(() => startOf(sources, language));
  const [changed, setChanged] = useState(edited);
  useEffect(() => {
    if (other) onLanguage(other);
    else onEdit(edited);
    // It begins once; another language is another editor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const { hash } = useLocation();
  const [firstHash] = useState(hash);
  useEffect(() => {
    const linked = editsOfHash(hash);
    const isNew = hash !== firstHash && hash !== hashOfEdits(asset.name, changed);
    if (isNew && linked.name === asset.name && (linked.edited || linked.damaged)) {
      onOtherEdits();
    }
    // Asked of each new address alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash]);
  const keep = (edits: Edits) => {
    writeEdits(asset.id, { ...keptOf(sources, language), ...edits });
    // From here on it is the reader's own, which a link must not take back.
    const { name } = asset;
    if (editsOfHash(location.hash).name === name) {
      history.replaceState(history.state, '', hashOfEdits(name, {}));
    }
    setChanged(edits);
    onEdit(edits);
  };
  return (
    <div id={id} className="ledger-demo-editor">
      {damaged && (
        <p role="status" className="ledger-demo-notice">
          {t('demo.damaged')}
        </p>
      )}
      <Playground
        asset={asset}
        files={files}
        editable={own}
        edited={edited}
        file={file}
        onFile={onFile}
        onEdit={keep}
        resultIn={document.getElementById(result)}
      />
      {Object.keys(changed).length > 0 && (
        <p className="ledger-demo-notice">
          <a href={hashOfEdits(asset.name, changed)}>{t('demo.edited.link')}</a>
        </p>
      )}
    </div>
  );
};

export default DemoEditor;
