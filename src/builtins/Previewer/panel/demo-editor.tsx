import { useLocation } from 'dumi';
import React, { useEffect, useState } from 'react';
import type { DemoSources } from '../../model/demo-asset';
import Playground from '../../playground';
import {
  editsOfHash,
  hashOfEdits,
  knownEdits,
  readEdits,
  writeEdits,
} from '../../playground/edits';
import type { Edits } from '../../playground/edits';
import { useMessages } from '../../hooks/use-messages';
import { otherLanguage, ownFiles } from './own-files';
import type { Language } from './own-files';

interface DemoEditorProps {
  id: string;
  /** Id of the element that the result is shown in. */
  result: string;
  sources: DemoSources;
  language: Language;
  /** Place of the file that is shown. */
  file: number;
  onFile: (at: number) => void;
  /** Called with the language of the edits to begin with, where it is another one. */
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

/** The files that a demo has in its other language alone. */
function otherFiles(sources: DemoSources, language: Language): string[] {
  const { own } = ownFiles(sources, language);
  const { own: others } = ownFiles(sources, otherLanguage(language));
  return others.filter((name) => !own.includes(name));
}

/** What the link to the demo brings, or else what the reader has left of it. */
function startOf(sources: DemoSources, language: Language): Start {
  const { id, name } = sources.asset;
  const { own } = ownFiles(sources, language);
  const others = otherFiles(sources, language);
  const linked = editsOfHash(location.hash);
  const isLinked = linked.name === name && (linked.edited ?? linked.damaged);
  const all = isLinked ? (linked.edited ?? {}) : readEdits(id, [...own, ...others]);
  const edited = knownEdits(all, own);
  const isOther =
    Object.keys(edited).length === 0 && Object.keys(knownEdits(all, others)).length > 0;
  return {
    edited,
    damaged: isLinked ? linked.damaged : false,
    ...(isOther && { other: otherLanguage(language) }),
  };
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
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    onEdit(edited);
    if (other) onLanguage(other);
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
    const { id: demo, name } = asset;
    // What is kept of its other language is not touched.
    const kept = readEdits(demo, otherFiles(sources, language));
    const isWritten = writeEdits(demo, { ...kept, ...edits });
    setKept(isWritten);
    // From here on it is the reader's own, which a link must not take back.
    if (isWritten && editsOfHash(location.hash).name === name) {
      history.replaceState(history.state, '', hashOfEdits(name, {}));
    }
    setChanged(edits);
    onEdit(edits);
  };
  return (
    <div id={id} className="ledger-demo-editor">
      <p role="status" className="ledger-demo-notice">
        {isKept ? damaged && t('demo.damaged') : t('demo.unkept')}
      </p>
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
