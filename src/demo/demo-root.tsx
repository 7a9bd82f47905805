import React, { useEffect, useLayoutEffect, useRef, useState } from 'react';
import ReactDOM from 'react-dom';
import { focusHere } from '../ui/focus-here';
import { DEMO_ROOT, LIVE, markLive } from '../ui/live';
import { nextTask } from '../ui/next-task';
import { reloadIfOutdated } from '../data/outdated';
import { usePhase } from '../hooks/use-phase';
import { watchDirection } from '../data/watch-direction';
import { DemoBoundary } from './demo-boundary';
import { markActive, watchErrors } from './demo-errors';
import { DemoFailure, type Failure } from './demo-failure';
import type { Direction } from '../model/direction';
import { isLoadFailure } from '../data/load-failure';
import { demoHtml, findDemo } from './demos';
import type { DemoModule } from './demos';
import { applyLateStyles } from './late-styles';
import { makeFocusable } from './reachable';

interface DemoRootProps {
  id: string;
  /** Name that links on the page use. */
  name: string;
  load: () => Promise<DemoModule>;
  /** The demo, if it is already loaded. */
  loaded?: DemoModule;
  /** False if the build renders nothing. A box of `height` pixels is then reserved. */
  prerender?: boolean;
  height?: number;
}

/** A demo hydrates within this distance below the window, in pixels. */
const HYDRATION_MARGIN = 600;

/** Calls back when an element is near the window or receives the focus. */
function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(),
    { rootMargin: `${HYDRATION_MARGIN}px 0px` },
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
 * One demo in its own React root: nothing that a demo does renders the shell, a demo far
 * down the page costs nothing until the reader comes near, and its pre-rendered HTML
 * stays until then.
 *
 * React unmounts a demo that throws during render or in an effect, and an error box takes
 * its place. A demo that throws in an event handler, a timer, or a promise is still
 * mounted and mostly works, so it stays and the error box appears below it. In both cases
 * a retry mounts it again.
 */
export const DemoRoot: React.FC<DemoRootProps> = ({
  id,
  name,
  load,
  loaded,
  prerender = true,
  height,
}) => {
  const phase = usePhase();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<DemoModule>();
  const unwatch = useRef(() => {});
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<Failure>();

  const show = (element: Element, module: DemoModule) => {
    const { default: Demo } = module;
    const onError = (error: unknown) => {
      // If hydration fails, React 16 leaves the HTML in place.
      element.textContent = '';
      setFailure({ text: 'demo.crashed', error, gone: true });
    };
    const draw = (to: typeof ReactDOM.render, direction?: Direction) =>
      to(
        <DemoBoundary onError={onError}>
          <Demo direction={direction} />
        </DemoBoundary>,
        element,
      );
    markActive(element);
    draw(element.hasChildNodes() ? ReactDOM.hydrate : ReactDOM.render);
    unwatch.current();
    unwatch.current = watchDirection((direction) => draw(ReactDOM.render, direction));
    shown.current = module;
    markLive(element);
    nextTask().then(() => makeFocusable(element));
  };
  const retry = () => {
    const element = box.current;
    setFailure(undefined);
    if (element && shown.current) {
      ReactDOM.unmountComponentAtNode(element);
      show(element, shown.current);
    } else setAttempt(attempt + 1);
    // The pressed button disappears, unless the demo has crashed again.
    if (element?.hasChildNodes()) focusHere(element);
  };

  // Before the browser paints: on a prefetched page, the demo appears together with its
  // page.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const stop = watchErrors(element, findDemo(id)?.script, (error) =>
      // React's development build also reports the errors that it has caught.
      setFailure((last) => (last?.gone ? last : { text: 'demo.crashed', error })),
    );
    if (phase === 'client' && loaded) show(element, loaded);
    return () => {
      stop();
      unwatch.current();
      ReactDOM.unmountComponentAtNode(element);
    };
    // A demo is shown once; its own root takes over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element || element.hasAttribute(LIVE)) return undefined;
    let wanted = true;
    const stop = whenNear(element, () => {
      load().then(
        async (module) => {
          // It may need styles that the page's critical CSS does not include.
          await applyLateStyles();
          await nextTask();
          if (wanted) show(element, module);
        },
        async (error: unknown) => {
          const isMissing = isLoadFailure(error);
          // On arrival, the reader did not ask for anything yet: a message is enough.
          if (isMissing && attempt > 1 && (await reloadIfOutdated())) return;
          const text = isMissing ? 'demo.failed' : 'demo.crashed';
          if (wanted) setFailure({ text, error });
        },
      );
    });
    return () => {
      wanted = false;
      stop();
    };
    // Retried when the reader asks, not when the page passes a new function.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  return (
    <>
      <div
        ref={box}
        {...{ [DEMO_ROOT]: name }}
        style={prerender || failure?.gone ? undefined : { minHeight: height }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: phase === 'server' ? demoHtml(id) : '' }}
      />
      {failure && <DemoFailure name={name} failure={failure} onRetry={retry} />}
    </>
  );
};
