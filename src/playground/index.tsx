import './playground.css';
import React, { useCallback, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../hooks/use-messages';
import type { DemoAsset } from '../model/demo-asset';
import { changedTexts } from './edits';
import { Editor } from './editor/editor';
import { entryOf } from './entry-of';
import { faultText } from './fault-text';
import { Frame } from './frame/frame';
import type { Fault } from './protocol';
import { useAfterPause } from './use-after-pause';

export interface PlaygroundProps {
  asset: DemoAsset;
  /** All files of the run by name, TypeScript or JavaScript, as the demo has them. */
  files: Record<string, string>;
  /** Names of the files that the reader sees and may edit. */
  editable: string[];
  /** Edited texts by name, to begin with. */
  edited: Record<string, string>;
  /** Place of the file that is shown, among `editable`. */
  file: number;
  onFile: (at: number) => void;
  /** The element that the result is shown in; without, it stands below the code. */
  resultIn?: Element | null;
  /** Called after a pause in typing with the texts that differ from the demo's. */
  onEdit: (edited: Record<string, string>) => void;
}

/** How long, in milliseconds, the reader stops before the code runs. */
const PAUSE = 300;

/**
 * A demo that is edited where it stands: its code, and its result, which runs in a frame that has no
 * access to the page. It begins with the texts that it is mounted with; a new key starts anew, frame
 * included.
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
}: PlaygroundProps): React.ReactElement {
  const t = useMessages();
  const [first] = useState(() =>
    Object.fromEntries(editable.map((name) => [name, edited[name] ?? files[name] ?? ''])),
  );
  const texts = useRef(first);
  const [running, setRunning] = useState(() => ({ ...files, ...first }));
  const [fault, setFault] = useState<Fault>();
  const afterPause = useAfterPause(() => {
    setRunning({ ...files, ...texts.current });
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
  const frame = (
    <Frame
      title={t('playground.frame', { title: asset.title })}
      entry={entryOf(asset.entry, Object.keys(files))}
      files={running}
      onFault={setFault}
    />
  );
  return (
    <div className="ledger-playground">
      <Editor
        id={asset.id}
        files={first}
        shown={editable[file] ?? editable[0] ?? ''}
        mark={mark}
        onShow={(name) => onFile(editable.indexOf(name))}
        onChange={change}
      />
      <div role="status" className="ledger-playground-fault">
        {mark && (
          <span className="ledger-playground-place">
            {t('playground.place', { file: mark.file, ...mark.place })}{' '}
          </span>
        )}
        {message}
      </div>
      {resultIn ? createPortal(frame, resultIn) : frame}
    </div>
  );
}
