import React, { useCallback, useMemo, useRef, useState } from 'react';
import { useMessages } from '../hooks/use-messages';
import type { DemoAsset } from '../model/demo-asset';
import { changedTexts } from './edits';
import { Editor } from './editor/editor';
import { entryOf } from './entry-of';
import { faultText } from './fault-text';
import { Frame } from './frame/frame';
import type { Fault } from './protocol';
import { useAfterPause } from './use-after-pause';

export interface SessionProps {
  asset: DemoAsset;
  /** All files of the run by name, TypeScript or JavaScript, as the demo has them. */
  files: Record<string, string>;
  /** Names of the files that the reader sees and may edit. */
  editable: string[];
  /** Edited texts by name, to begin with. */
  edited: Record<string, string>;
  /** Called after a pause in typing with the texts that differ from the demo's. */
  onEdit: (edited: Record<string, string>) => void;
}

/** How long, in milliseconds, the reader stops before the code runs. */
const PAUSE = 300;

/** A playground from its start, or a reset, on. */
export function Session({
  asset,
  files,
  editable,
  edited,
  onEdit,
}: SessionProps): React.ReactElement {
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
  return (
    <div className="ledger-playground">
      <Editor id={asset.id} files={first} mark={mark} onChange={change} />
      <div className="ledger-playground-side">
        <div role="status" className="ledger-playground-fault">
          {mark && (
            <span className="ledger-playground-place">
              {t('playground.place', { file: mark.file, ...mark.place })}{' '}
            </span>
          )}
          {message}
        </div>
        <Frame
          title={t('playground.frame', { title: asset.title })}
          entry={entryOf(asset.entry, Object.keys(files))}
          files={running}
          onFault={setFault}
        />
      </div>
    </div>
  );
}
