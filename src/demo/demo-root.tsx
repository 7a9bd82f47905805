import React, { useEffect, useLayoutEffect, useRef, useState } from 'react';
import ReactDOM from 'react-dom';
import { useMessages } from '../hooks/use-messages';
import { DEMO_ROOT, LIVE, markLive } from '../ui/live';
import { nextTask } from '../ui/next-task';
import { usePhase } from '../hooks/use-phase';
import { DemoBoundary } from './demo-boundary';
import { demoHtml } from './demos';
import type { DemoModule } from './demos';

interface DemoRootProps {
  id: string;
  /** Name by which the page links to the demo. */
  name: string;
  load: () => Promise<DemoModule>;
  /** The demo, where it has been loaded before. */
  loaded?: DemoModule;
  /** False: nothing is rendered at build, and a box of `height` pixels is kept free. */
  prerender?: boolean;
  height?: number;
}

/** How far below the window, in pixels, a demo becomes live. */
const NEAR = 600;

/** Calls back when an element is near the window, or the reader reaches for it. */
function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(),
    { rootMargin: `${NEAR}px 0px` },
  );
  const stop = () => {
    observer.disconnect();
    element.removeEventListener('focusin', done);
  };
  const done = () => {
    stop();
    callback();
  };
  observer.observe(element);
  element.addEventListener('focusin', done);
  return stop;
}

/**
 * One demo in a React root of its own: the shell is never rendered by what a demo does, a demo far
 * below costs nothing until the reader comes near, and HTML that was made at build stays as it is
 * until then.
 */
export const DemoRoot: React.FC<DemoRootProps> = ({
  id,
  name,
  load,
  loaded,
  prerender = true,
  height,
}) => {
  const t = useMessages();
  const phase = usePhase();
  const box = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [error, setError] = useState<unknown>();

  const show = (element: Element, { default: Demo }: DemoModule) => {
    const demo = (
      <DemoBoundary
        fallback={(thrown, retry) => (
          <div className="ledger-demo-error" role="alert">
            <p>{t('demo.threw', { name })}</p>
            <pre>{thrown.message}</pre>
            <button type="button" className="ledger-button" onClick={retry}>
              {t('retry')}
            </button>
          </div>
        )}
      >
        <Demo />
      </DemoBoundary>
    );
    if (element.hasChildNodes()) ReactDOM.hydrate(demo, element);
    else ReactDOM.render(demo, element);
    markLive(element);
  };

  // Before the browser paints: on a page that was loaded ahead, the demo comes with its page.
  useLayoutEffect(() => {
    const element = box.current;
    if (phase === 'client' && loaded && element) show(element, loaded);
    return () => {
      if (element) ReactDOM.unmountComponentAtNode(element);
    };
    // A demo is shown once; its own root takes it from there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element || element.hasAttribute(LIVE)) return undefined;
    let wanted = true;
    const stop = whenNear(element, () => {
      load().then(
        async (module) => {
          await nextTask();
          if (wanted) show(element, module);
        },
        (reason: unknown) => wanted && setError(reason),
      );
    });
    return () => {
      wanted = false;
      stop();
    };
    // Tried again when the reader asks, not when a page hands over a new function.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  return (
    <>
      <div
        ref={box}
        {...{ [DEMO_ROOT]: name }}
        style={prerender ? undefined : { minHeight: height }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: phase === 'server' ? demoHtml(id) : '' }}
      />
      {error !== undefined && (
        <p role="alert" className="ledger-demo-error">
          {t('demo.failed', { name })}{' '}
          <button
            type="button"
            className="ledger-button"
            onClick={() => {
              setError(undefined);
              setAttempt(attempt + 1);
            }}
          >
            {t('retry')}
          </button>
        </p>
      )}
    </>
  );
};
