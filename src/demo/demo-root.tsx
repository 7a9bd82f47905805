import React, { useEffect, useLayoutEffect, useRef, useState } from 'react';
import ReactDOM from 'react-dom';
import { focusHere } from '../ui/focus-here';
import { DEMO_ROOT, LIVE, markLive } from '../ui/live';
import { nextTask } from '../ui/next-task';
import { usePhase } from '../hooks/use-phase';
import { watchDirection } from '../hooks/watch-direction';
import { DemoBoundary } from './demo-boundary';
import { noteActing, watchErrors } from './demo-errors';
import { DemoFailure, type Failure } from './demo-failure';
import type { Direction } from '../model/direction';
import { demoHtml, findDemo } from './demos';
import type { DemoModule } from './demos';
import { lateStyles } from './late-styles';
import { makeReachable } from './reachable';

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
 *
 * A demo that throws while it renders or in an effect is gone, as everywhere in React, and a box
 * that says so stands in its place. One that throws in an event handler, a timer or a promise is
 * still there and mostly still works, so it stays as it is and the box stands below it. Either way
 * a retry mounts it afresh.
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
      // React 16 leaves HTML that it was about to take over when that failed.
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
    noteActing(element);
    draw(element.hasChildNodes() ? ReactDOM.hydrate : ReactDOM.render);
    unwatch.current();
    unwatch.current = watchDirection((direction) => draw(ReactDOM.render, direction));
    shown.current = module;
    markLive(element);
    nextTask().then(() => makeReachable(element));
  };
  const retry = () => {
    const element = box.current;
    setFailure(undefined);
    if (element && shown.current) {
      ReactDOM.unmountComponentAtNode(element);
      show(element, shown.current);
    } else setAttempt(attempt + 1);
    // The button that the reader has pressed goes, unless the demo has crashed again.
    if (element?.hasChildNodes()) focusHere(element);
  };

  // Before the browser paints: on a page that was loaded ahead, the demo comes with its page.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const stop = watchErrors(element, findDemo(id)?.script, (error) =>
      // What React has caught, its development build has told of as well.
      setFailure((last) => (last?.gone ? last : { text: 'demo.crashed', error })),
    );
    if (phase === 'client' && loaded) show(element, loaded);
    return () => {
      stop();
      unwatch.current();
      ReactDOM.unmountComponentAtNode(element);
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
          // It may show what the page's own styles do not know.
          await lateStyles();
          await nextTask();
          if (wanted) show(element, module);
        },
        () => wanted && setFailure({ text: 'demo.failed' }),
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
        style={prerender || failure?.gone ? undefined : { minHeight: height }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: phase === 'server' ? demoHtml(id) : '' }}
      />
      {failure && <DemoFailure name={name} failure={failure} onRetry={retry} />}
    </>
  );
};
