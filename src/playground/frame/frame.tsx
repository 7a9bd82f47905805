import React, { useEffect, useRef, useState } from 'react';
import { ROOT_ATTRIBUTE } from '../../color-mode/preference';
import { useColorMode } from '../../hooks/use-color-mode';
import { useDirection } from '../../hooks/use-direction';
import { useMessages } from '../../hooks/use-messages';
import type { Fault } from '../protocol';
import { connectFrame } from './connect-frame';
import type { FrameConnection } from './connect-frame';
import { frameDocument } from './frame-files';

interface FrameProps {
  title: string;
  entry: string;
  files: Readonly<Record<string, string>>;
  /** Called with what is wrong, and with nothing when the code has rendered. */
  onFault: (fault: Fault | undefined) => void;
}

/** How long, in milliseconds, a frame may take to begin, or to answer to a change. */
const PATIENCE = 10_000;
/** Heights of the frame in pixels. What is higher scrolls: a window for demos that stick to it. */
const LOWEST = 120;
const HIGHEST = 640;

type State = 'loading' | 'begun' | 'silent';

/** What the page shows, which is known before the first effect of `useColorMode`. */
function colorOfPage() {
  const color = document.documentElement.getAttribute(ROOT_ATTRIBUTE);
  return color === 'dark' ? 'dark' : 'light';
}

/** The frame in which the files run, and run anew when they change. */
export function Frame({ title, entry, files, onFault }: FrameProps): React.ReactElement {
  const t = useMessages();
  const { mode } = useColorMode();
  const direction = useDirection();
  const element = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection>();
  const [state, setState] = useState<State>('loading');
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(LOWEST);
  const [attempt, setAttempt] = useState(1);
  const patience = useRef<ReturnType<typeof setTimeout>>();
  const latestOnFault = useRef(onFault);
  useEffect(() => {
    latestOnFault.current = onFault;
  });

  useEffect(() => {
    const frame = element.current;
    if (!frame) return undefined;
    const begun = () => {
      clearTimeout(patience.current);
      setState('begun');
    };
    const connected = connectFrame(frame, {
      ready: () => setReady(true),
      shown() {
        begun();
        latestOnFault.current(undefined);
      },
      fault(fault) {
        begun();
        latestOnFault.current(fault);
      },
      height: (pixels) => setHeight(Math.min(HIGHEST, Math.max(LOWEST, pixels))),
    });
    connection.current = connected;
    frame.srcdoc = frameDocument(colorOfPage());
    return () => connected.close();
  }, [attempt]);

  useEffect(() => {
    patience.current = setTimeout(() => setState('silent'), PATIENCE);
    return () => clearTimeout(patience.current);
  }, [attempt, ready, entry, files]);

  useEffect(() => {
    if (!ready) return;
    const { lang } = document.documentElement;
    connection.current?.look({ color: mode, dir: direction, lang });
  }, [ready, mode, direction]);

  useEffect(() => {
    if (ready) connection.current?.run(entry, files);
    // A demo is told its direction when it begins.
  }, [ready, entry, files, direction]);

  const retry = () => {
    setState('loading');
    setReady(false);
    setAttempt(attempt + 1);
  };
  return (
    <div className="ledger-playground-result" aria-busy={state === 'loading'}>
      {state === 'loading' && <p role="status">{t('playground.loading')}</p>}
      {state === 'silent' && (
        <p role="alert">
          {t('playground.silent')}{' '}
          <button type="button" className="ledger-button" onClick={retry}>
            {t('retry')}
          </button>
        </p>
      )}
      <iframe
        key={attempt}
        ref={element}
        title={title}
        sandbox="allow-scripts"
        style={{ height }}
      />
    </div>
  );
}
