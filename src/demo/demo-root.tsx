import { afterCommit } from '@@/ledger/react';
import React, { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusHere } from '../ui/focus-here';
import { DEMO_ROOT } from '../ui/live';
import { reloadIfOutdated } from '../data/outdated';
import { usePhase } from '../hooks/use-phase';
import { DemoFailure, type Failure } from './demo-failure';
import { isLoadFailure } from '../data/load-failure';
import { isWaiting } from '../model/demo/waiting';
import { demoHtml, findDemo } from './demos';
import type { DemoModule } from './live/load-demo';
import { mountDemo } from './live/mount';
import { watchDemo } from './watch-demo';
import type { Mount } from './live/mount';

/** A demo that may wait for code or data without a `Suspense` of its own. */
function mayWait({ default: Demo, ...others }: DemoModule): DemoModule {
  const Waiting: typeof Demo = (props) => (
    <Suspense fallback={null}>
      <Demo {...props} />
    </Suspense>
  );
  return { ...others, default: Waiting };
}

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
  const mount = useRef<Mount>();
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<Failure>();

  const retry = () => {
    const element = box.current;
    setFailure(undefined);
    if (!mount.current?.showAgain()) setAttempt(attempt + 1);
    // The pressed button disappears, unless the demo has crashed again.
    if (element?.hasChildNodes()) focusHere(element);
  };

  // Before the browser paints: on a prefetched page, the demo appears together with its
  // page.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const own = mountDemo(element, findDemo(id)?.script);
    mount.current = own;
    own.onCrash = (crash) => {
      // In dumi, each demo stands in the `Suspense` of its page.
      if (isWaiting(crash.error)) void load().then((demo) => own.show(mayWait(demo)));
      else setFailure({ text: 'demo.crashed', ...crash });
    };
    // On a pre-rendered page, it may have run before this component; see `demo/live/start`.
    if (own.crash) own.onCrash(own.crash);
    if (phase === 'client' && loaded) afterCommit(() => own.show(loaded));
    return () => own.end();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a demo is shown once; its own root takes over
  }, []);

  useEffect(() => {
    mount.current?.showWhenNear(load, async (error) => {
      const isMissing = isLoadFailure(error);
      // On arrival, the reader did not ask for anything yet: a message is enough.
      if (isMissing && attempt > 1 && (await reloadIfOutdated())) return;
      setFailure({ text: isMissing ? 'demo.failed' : 'demo.crashed', error });
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- retried when the reader asks, not when the page passes a new function
  }, [attempt]);

  if (process.env.NODE_ENV !== 'production') {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- always the same in a bundle
    useEffect(
      () =>
        watchDemo(id, {
          changed(demo, restarts) {
            if (!restarts && !mount.current?.crash) return;
            setFailure(undefined);
            mount.current?.show(demo);
          },
          failed: (error) => setFailure({ text: 'demo.crashed', error }),
        }),
      [id],
    );
  }

  return (
    <>
      <div
        ref={box}
        {...{ [DEMO_ROOT]: name }}
        style={prerender || failure?.gone ? undefined : { minHeight: height }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={
          // React 19's development build warns of roots in elements with HTML, even if it is empty.
          process.env.NODE_ENV !== 'production' && phase === 'client'
            ? undefined
            : { __html: phase === 'server' ? demoHtml(id) : '' }
        }
      />
      {failure && <DemoFailure name={name} failure={failure} onRetry={retry} />}
    </>
  );
};
