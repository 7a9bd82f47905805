import React, { useState } from 'react';
import { filesOf } from '../../model/demo-asset';
import type { DemoSources } from '../../model/demo-asset';
import Playground from '../../playground';
import { editsOfHash, hashOfEdits, readEdits, writeEdits } from '../../playground/edits';
import type { Edits } from '../../playground/edits';
import { useMessages } from '../../hooks/use-messages';

interface DemoEditorProps {
  id: string;
  sources: DemoSources;
  language: 'ts' | 'js';
  run: number;
  onEdit: (edited: Edits) => void;
}

/** What the reader has left of this demo, or what the link to it brings. */
function startOf({ asset }: DemoSources, names: string[]) {
  const linked = editsOfHash(location.hash, names);
  if (linked.name !== asset.name) return { edited: readEdits(asset.id, names) };
  return { edited: linked.edited ?? {}, damaged: linked.damaged };
}

/** The code of a demo as an editor, with what comes of it; edits are kept and can be linked to. */
const DemoEditor: React.FC<DemoEditorProps> = ({
  id,
  sources,
  language,
  run,
  onEdit,
}) => {
  const t = useMessages();
  const { asset, javascript } = sources;
  const files = language === 'js' ? javascript : filesOf(asset);
  const editable = Object.keys(files).filter((name) => !name.includes('shared/'));
  const [{ edited, damaged }] = useState(() => startOf(sources, editable));
  const [link, setLink] = useState('');
  const keep = (changed: Edits) => {
    writeEdits(asset.id, changed);
    setLink(Object.keys(changed).length > 0 ? hashOfEdits(asset.name, changed) : '');
    onEdit(changed);
  };
  return (
    <div id={id}>
      {damaged && (
        <p role="status" className="ledger-demo-notice">
          {t('demo.damaged')}
        </p>
      )}
      <Playground
        key={language}
        asset={asset}
        files={files}
        editable={editable}
        edited={edited}
        onEdit={keep}
        run={run}
      />
      {link && (
        <p className="ledger-demo-notice">
          <a href={link}>{t('demo.edited.link')}</a>
        </p>
      )}
    </div>
  );
};

export default DemoEditor;
