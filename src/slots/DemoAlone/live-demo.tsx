import { useLiveDemo, useParams } from 'dumi';
import React, { Suspense, useCallback, useEffect, useState } from 'react';
import { useColorMode } from '../../hooks/use-color-mode';
import DemoAlone from '.';

/** The code of a demo by file, in a message of dumi's. */
interface SourceMessage {
  type?: unknown;
  value: Record<string, string>;
}

interface SentCodeProps {
  id: string;
  onShown: () => void;
}

/** What the page around the frame sends to run, as dumi's `useLiveDemo` does there. */
function SentCode({ id, onShown }: SentCodeProps) {
  const { node, error, loading, setSource } = useLiveDemo(id);
  useEffect(() => {
    // Code runs with all rights of the site, so no other window may send any.
    const take = ({ data, origin, source }: MessageEvent<SourceMessage | null>) => {
      if (source === window || source !== window.parent || origin !== location.origin)
        return;
      if (data?.type === 'dumi.liveDemo.setSource') setSource(data.value);
    };
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, [setSource]);
  useEffect(() => {
    if (node) onShown();
    // The page around it listens in this window.
    if (!loading && (node || error))
      window.postMessage({ type: 'dumi.liveDemo.compileDone', value: { err: error } });
  }, [node, error, loading, onShown]);
  return <>{node}</>;
}

/** The page of a demo alone on a site whose own block or tools of demos may change its code. */
export default function LiveDemo() {
  // Also when the demo has gone, which asks for it as well.
  useColorMode();
  const { id = '' } = useParams();
  const [isFramed, setFramed] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const onShown = useCallback(() => setChanged(true), []);
  useEffect(() => setFramed(window.parent !== window), []);
  return (
    <>
      {!isChanged && <DemoAlone />}
      {isFramed && (
        <Suspense fallback={null}>
          <SentCode id={id} onShown={onShown} />
        </Suspense>
      )}
    </>
  );
}
