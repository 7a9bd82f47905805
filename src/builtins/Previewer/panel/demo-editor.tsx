import { useLocation } from 'dumi';
import React, { useEffect, useRef, useState } from 'react';
import type { DemoSources } from '../../../model/demo/demo-asset';
import Playground from '../../../playground';
import type { PlaygroundProps } from '../../../playground';
import {
  editsOfHash,
  hashOfEdits,
  readEdits,
  removeEdits,
  writeEdits,
} from '../../../playground/edits';
import type { Edits } from '../../../playground/edits';
import type { HeldReason } from '../../../playground/protocol';
import { markRuns } from '../../../playground/run-mark';
import { useMessages } from '../../../hooks/use-messages';
import { EditedBar } from './editing/edited-bar';
import { keepInView } from './editing/keep-in-view';
import { editorStart, otherFiles } from './editor-start';
import type { MenuGroup } from './menu/menu';
import type { CopyResult } from './toolbar/tool-icon';
import { filesInLanguage } from './own-files';
import type { Language } from './own-files';

interface DemoEditorProps {
  id: string;
  /** Id of the element that shows the result. */
  result: string;
  sources: DemoSources;
  language: Language;
  /** Index of the file that is shown. */
  file: number;
  onFile: (at: number) => void;
  /** Whether the reader has asked for it, who then writes at once. */
  isAsked: boolean;
  /** Selections and undo histories, which outlive the editor. */
  kept: PlaygroundProps['kept'];
  /** The places where the demo can be opened. */
  places: MenuGroup[];
  copied?: CopyResult;
  /** Copies the address of the edited demo. */
  onCopy: (href: string) => void;
  onReset: () => void;
  /** Called with the language of the initial edits, if it is the other one. */
  onLanguage: (language: Language) => void;
  /** Called when the address brings other edits. */
  onOtherEdits: () => void;
  /** Called with the initial edits and then with each change. */
  onEdit: (edited: Edits) => void;
}

/** Where the reader writes, also in an editor of the site's own. */
const FIELD = '[contenteditable="true"], textarea';

/**
 * An editor for a demo's code, with its result. Edits are stored and can be shared as a
 * link.
 */
const DemoEditor: React.FC<DemoEditorProps> = ({
  id,
  result,
  sources,
  language,
  file,
  onFile,
  isAsked,
  kept: keptFiles,
  places,
  copied,
  onCopy,
  onReset,
  onLanguage,
  onOtherEdits,
  onEdit,
}) => {
  const t = useMessages();
  const { asset } = sources;
  const { files, own } = filesInLanguage(sources, language);
  const [start] = useState(() => editorStart(sources, language, location.hash));
  const { edited, damaged } = start;
  const [changed, setChanged] = useState(edited);
  const [isKept, setKept] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const bringIntoView = () => {
    if (box.current) keepInView(box.current, document.getElementById(result));
  };
  useEffect(() => {
    if (!isAsked) return;
    const field = box.current?.querySelector<HTMLElement>(FIELD);
    field?.focus({ preventScroll: true });
    bringIntoView();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);
  const held = useRef(start.held);
  const runs = useRef<ReturnType<typeof markRuns>>();
  /** Marks the stored edits, as long as they are the ones that run here. */
  const mark = () =>
    runs.current?.set(
      held.current === 'link' ? 'link' : held.current ? 'stopped' : 'running',
    );
  useEffect(() => {
    onEdit(edited);
    if (start.other) onLanguage(start.other);
    if (damaged === 'kept') removeEdits(asset.id);
    const marks = markRuns(asset.id);
    runs.current = marks;
    if (start.isKept && !start.other) mark();
    return () => marks.end();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once; the other language has its own editor
  }, []);
  const isStored = useRef(start.isKept);
  const hold = (reason: HeldReason | undefined) => {
    held.current = reason;
    if (isStored.current) mark();
  };
  const { hash } = useLocation();
  const [firstHash] = useState(hash);
  useEffect(() => {
    const linked = editsOfHash(hash);
    const isNew = hash !== firstHash && hash !== hashOfEdits(asset.name, changed);
    if (isNew && linked.name === asset.name && (linked.edited || linked.damaged)) {
      onOtherEdits();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only for a new address
  }, [hash]);
  const keep = (edits: Edits) => {
    const { id: demo, name } = asset;
    // Keep the stored edits of the other language.
    const kept = readEdits(demo, otherFiles(sources, language));
    const isWritten = writeEdits(demo, { ...kept, ...edits });
    setKept(isWritten);
    isStored.current = isWritten && Object.keys(edits).length > 0;
    if (isStored.current) mark();
    else runs.current?.clear();
    // From here on, the edits are the reader's own, and the link must not restore its
    // version.
    if (isWritten && editsOfHash(location.hash).name === name) {
      history.replaceState(history.state, '', hashOfEdits(name, {}));
    }
    setChanged(edits);
    onEdit(edits);
  };
  const isEdited = Object.keys(changed).length > 0;
  return (
    <div ref={box} id={id} className="ledger-demo-editor" onInput={bringIntoView}>
      <EditedBar
        id={id}
        href={isEdited ? hashOfEdits(asset.name, changed) : undefined}
        places={places}
        copied={copied}
        onReset={onReset}
        onCopy={onCopy}
      />
      <p role="status" className="ledger-demo-notice">
        {isKept
          ? damaged && t(damaged === 'link' ? 'demo.damaged' : 'demo.damaged.kept')
          : t('demo.unkept')}
      </p>
      <Playground
        asset={asset}
        files={files}
        editable={own}
        edited={edited}
        file={file}
        onFile={onFile}
        onEdit={keep}
        held={start.held}
        onHeld={hold}
        onSilence={() => isStored.current && runs.current?.set('stopped')}
        resultIn={document.getElementById(result)}
        kept={keptFiles}
      />
    </div>
  );
};

export default DemoEditor;
