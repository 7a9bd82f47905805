import './playground.css';
import { Editor } from '@@/ledger/code-editor';
import React, { useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../hooks/use-messages';
import type { DemoAsset } from '../model/demo/demo-asset';
import { changedTexts } from './edits';
import type { KeptFiles } from './editor/create-editor';
import { entryOf } from './entry-of';
import { faultText } from './fault-text';
import { FaultView } from './fault-view';
import { Frame } from './frame/frame';
import { Held } from './held';
import { PAUSE } from './limits';
import type { Fault, HeldReason } from './protocol';
import { useAfterPause } from './use-after-pause';

export interface PlaygroundProps {
  asset: DemoAsset;
  /** All files of the demo by name, in TypeScript or JavaScript. */
  files: Record<string, string>;
  /** Names of the files that the reader sees and may edit. */
  editable: string[];
  /** Initial edits by file name. */
  edited: Record<string, string>;
  /** Index of the file that is shown, in `editable`. */
  file: number;
  onFile: (at: number) => void;
  /** The element that shows the result. Without it, the result appears below the code. */
  resultIn?: Element | null;
  /** Called after a pause in typing with the texts that differ from the demo's. */
  onEdit: (edited: Record<string, string>) => void;
  /** Why the initial code waits until the reader runs it. Without it, it runs at once. */
  held?: HeldReason;
  /** Called when the code has to wait from now on, and with undefined when it is run. */
  onHeld?: (reason: HeldReason | undefined) => void;
  /** Called when the code has not answered for long. It is not stopped. */
  onSilence?: () => void;
  /** Selections and undo histories, which outlive the editor. */
  kept?: KeptFiles;
}

/**
 * A demo that is edited in place: its code, and its result in a frame without access to
 * the page. It starts with the texts that it is mounted with. A new key restarts it,
 * including the frame.
 */
export default function Playground({
  asset,
  files,
  editable,
  edited,
  file,
  onFile,
  resultIn,
  onEdit,
  held,
  onHeld,
  onSilence,
  kept,
}: PlaygroundProps): React.ReactElement {
  const t = useMessages();
  const [first] = useState(() =>
    Object.fromEntries(editable.map((name) => [name, edited[name] ?? files[name] ?? ''])),
  );
  const texts = useRef(first);
  const [running, setRunning] = useState(() => ({
    texts: first,
    files: { ...files, ...first },
  }));
  const [fault, setFault] = useState<Fault>();
  const [waiting, setWaiting] = useState(held);
  const hold = (reason: HeldReason | undefined) => {
    setFault(undefined);
    setWaiting(reason);
    onHeld?.(reason);
  };
  /** Texts that run already are not run again. */
  const runTexts = () => {
    const latest = texts.current;
    setRunning((before) =>
      before.texts === latest
        ? before
        : { texts: latest, files: { ...files, ...latest } },
    );
  };
  const start = () => {
    // The pause after the last change may not be over.
    runTexts();
    hold(undefined);
  };
  const afterPause = useAfterPause(() => {
    runTexts();
    onEdit(changedTexts(files, texts.current));
  }, PAUSE);
  const change = useCallback(
    (name: string, text: string) => {
      texts.current = { ...texts.current, [name]: text };
      afterPause();
    },
    [afterPause],
  );
  const message = fault && faultText(fault, t);
  const mark = useMemo(() => {
    if (!fault?.file || !fault.place || message === undefined) return undefined;
    return { file: fault.file, place: fault.place, message };
  }, [fault, message]);
  const result = waiting ? (
    <Held reason={waiting} onRun={start} />
  ) : (
    <Frame
      title={t('playground.frame', { title: asset.title })}
      entry={entryOf(asset.entry, Object.keys(files))}
      files={running.files}
      isStale={fault !== undefined}
      onFault={setFault}
      onStop={hold}
      onSilence={() => onSilence?.()}
    />
  );
  return (
    <div className="ledger-playground">
      <Editor
        id={asset.id}
        files={first}
        shown={editable[file] ?? editable[0] ?? ''}
        mark={mark}
        kept={kept}
        onShow={(name) => onFile(editable.indexOf(name))}
        onChange={change}
      />
      <FaultView fault={fault} />
      {resultIn ? createPortal(result, resultIn) : result}
    </div>
  );
}
