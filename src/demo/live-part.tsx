import React, { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { afterCommit, createRoot, hydrateRoot } from '@@/ledger/react';
// React Router exports its contexts only under this name.
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { useLazyComponent } from '../hooks/use-later';
import { usePhase } from '../hooks/use-phase';
import { loadLazyMessages } from '../data/site-data';
import { markLive, PART_ROOT, PRESSED } from '../ui/live';
import type { Root } from '../react/root';

interface LivePartProps<P> {
  className: string;
  /** The props that the part is rendered with. */
  props: P;
  /** True if a stored choice differs from the pre-rendered HTML. */
  wanted: () => boolean;
}

/** Events by which a reader reaches for a part. */
const REACH_EVENTS = ['pointerover', 'focusin', PRESSED];

/**
 * A part of a page in its own React root, whose script loads when the reader reaches for
 * it. On a pre-rendered page it is HTML and hydrates in place, so a page pays nothing for
 * it before. Clicks in the meantime are replayed (`renderer/entry/replay`).
 * @param importPart the same function on every call
 * @returns the part, and a function that loads it for a page that is not in the document
 * yet
 */
export function livePart<P extends object>(
  importPart: () => Promise<{ default: React.ComponentType<P> }>,
): { Part: React.FC<LivePartProps<P>>; load: () => Promise<void> } {
  let loaded: React.ComponentType<P> | undefined;
  const importOnce = async () => {
    const module = await importPart();
    loaded = module.default;
    return module;
  };

  const Part: React.FC<LivePartProps<P>> = ({ className, props, wanted }) => {
    const phase = usePhase();
    const location = useContext(LocationContext);
    const root = useRef<HTMLDivElement>(null);
    const own = useRef<Root>();
    const { Component: fetched, want } = useLazyComponent(importOnce);
    const Content = fetched ?? loaded;

    useEffect(() => {
      const element = root.current;
      if (Content || !element) return undefined;
      // A click is answered, or its failure reported; before that, the part is only
      // prefetched.
      const reach = ({ type }: { type: string }) =>
        want(type === PRESSED ? () => undefined : undefined);
      if (phase === 'client' || wanted() || element.hasAttribute(PRESSED)) {
        reach({ type: PRESSED });
      }
      REACH_EVENTS.forEach((type) => element.addEventListener(type, reach));
      return () =>
        REACH_EVENTS.forEach((type) => element.removeEventListener(type, reach));
      // eslint-disable-next-line react-hooks/exhaustive-deps -- a new address may open the part
    }, [Content, location]);
    // Before the browser paints: on a prefetched page, the part appears together with its
    // page.
    useLayoutEffect(() => {
      const element = root.current;
      if (!element || !Content) return;
      const content = (
        <LocationContext.Provider value={location}>
          <Content {...props} />
        </LocationContext.Provider>
      );
      afterCommit(() => {
        if (own.current) own.current.render(content);
        else {
          const make = element.hasChildNodes() ? hydrateRoot : createRoot;
          own.current = make(element, content);
          // A replayed click must not arrive while React is still rendering.
          queueMicrotask(() => markLive(element));
        }
      });
    });
    useEffect(() => () => own.current?.unmount(), []);

    const attributes = { ref: root, className, [PART_ROOT]: '' };
    if (phase === 'server') {
      return <div {...attributes}>{Content && <Content {...props} />}</div>;
    }
    return (
      <div
        {...attributes}
        suppressHydrationWarning
        dangerouslySetInnerHTML={
          // As in `demo-root`.
          process.env.NODE_ENV !== 'production' && phase === 'client'
            ? undefined
            : { __html: '' }
        }
      />
    );
  };
  return {
    Part,
    async load() {
      await Promise.all([importOnce(), loadLazyMessages()]);
    },
  };
}
