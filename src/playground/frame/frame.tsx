import React, { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ROOT_ATTRIBUTE } from '../../color-mode/preference';
import { useColorMode } from '../../hooks/use-color-mode';
import { useDirection } from '../../hooks/use-direction';
import { useMessages } from '../../hooks/use-messages';
import { MAX_HEIGHT, MAX_SILENCE, MIN_HEIGHT, PING_EVERY } from '../limits';
import type { Fault, StopReason } from '../protocol';
import { connectFrame } from './connect-frame';
import type { FrameConnection } from './connect-frame';
import { frameAddress } from './frame-files';
import { mergeMessages } from './merge-messages';

interface FrameProps {
  title: string;
  entry: string;
  files: Readonly<Record<string, string>>;
  /** Whether what it shows is older than the code, in which something is wrong. */
  isStale: boolean;
  /** Called with a fault, and with undefined when the code has rendered. */
  onFault: (fault: Fault | undefined) => void;
  /** Called when the frame must go. */
  onStop: (reason: StopReason) => void;
  /** Called when the frame has not answered for long. */
  onSilence: () => void;
}

type State = 'loading' | 'begun' | 'silent' | 'missing';

/** The color mode of the page, which is known before the first effect of `useColorMode`. */
function colorOfPage() {
  const color = document.documentElement.getAttribute(ROOT_ATTRIBUTE);
  return color === 'dark' ? 'dark' : 'light';
}

/** The frame that runs the files, and runs them again when they change. */
export function Frame({
  title,
  entry,
  files,
  isStale,
  ...events
}: FrameProps): React.ReactElement {
  const t = useMessages();
  const { mode } = useColorMode();
  const direction = useDirection();
  const element = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection>();
  const [state, setState] = useState<State>('loading');
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(MIN_HEIGHT);
  const [attempt, setAttempt] = useState(1);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a frame keeps the address that it was opened with
  const address = useMemo(() => frameAddress(colorOfPage()), [attempt]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const silentPings = useRef(0);
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  const fallSilent = () => {
    setState('silent');
    latest.current.onSilence();
  };

  // Before the frame can have loaded.
  useLayoutEffect(() => {
    const frame = element.current;
    if (!frame) return undefined;
    let request = 0;
    const tell = mergeMessages(
      ({ height: told, outcome }) => {
        if (told !== undefined) {
          setHeight(Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, told)));
        }
        if (outcome === undefined) return;
        setState('begun');
        latest.current.onFault(outcome ?? undefined);
      },
      (flush) => {
        request = requestAnimationFrame(flush);
      },
    );
    const begun = (outcome: Fault | null) => {
      clearTimeout(timer.current);
      tell({ outcome });
    };
    const connected = connectFrame(frame, {
      ready: () => setReady(true),
      shown: () => begun(null),
      fault: begun,
      height: (pixels) => tell({ height: pixels }),
      alive() {
        silentPings.current = 0;
      },
      missing() {
        clearTimeout(timer.current);
        setState('missing');
      },
      stop: (reason) => latest.current.onStop(reason),
    });
    connection.current = connected;
    return () => {
      cancelAnimationFrame(request);
      connected.close();
    };
  }, [attempt]);

  useEffect(() => {
    timer.current = setTimeout(fallSilent, MAX_SILENCE);
    return () => clearTimeout(timer.current);
  }, [attempt, ready, entry, files]);

  useEffect(() => {
    if (!ready) return undefined;
    silentPings.current = 0;
    const pings = setInterval(() => {
      if (silentPings.current * PING_EVERY >= MAX_SILENCE) fallSilent();
      silentPings.current += 1;
      connection.current?.ping();
    }, PING_EVERY);
    return () => clearInterval(pings);
  }, [ready]);

  useEffect(() => {
    if (!ready) return;
    const { lang } = document.documentElement;
    connection.current?.look({ color: mode, dir: direction, lang });
  }, [ready, mode, direction]);

  useEffect(() => {
    if (ready) connection.current?.run(entry, files);
    // A demo receives its direction when it starts.
  }, [ready, entry, files, direction]);

  const retry = () => {
    setState('loading');
    setReady(false);
    setAttempt(attempt + 1);
  };
  const isLost = state === 'silent' || state === 'missing';
  return (
    <div
      className="ledger-playground-result"
      aria-busy={state === 'loading'}
      data-stale={isStale || undefined}
    >
      {state === 'loading' && <p role="status">{t('playground.loading')}</p>}
      {isLost && (
        <p role="alert">
          {t(`playground.${state}`)}{' '}
          <button type="button" className="ledger-button" onClick={retry}>
            {t('retry')}
          </button>
        </p>
      )}
      <iframe
        key={attempt}
        ref={element}
        src={address}
        title={title}
        sandbox="allow-scripts"
        style={{ height }}
      />
    </div>
  );
}
