import React, { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import ReactDOM from 'react-dom';
// React Router's contexts are public under this name alone.
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { useLater } from '../hooks/use-later';
import { usePhase } from '../hooks/use-phase';
import { loadLaterWords } from '../hooks/site-data';
import { markLive, PART_ROOT, PRESSED } from '../ui/live';

interface LivePartProps<P> {
  className: string;
  /** What the part is rendered with. */
  props: P;
  /** True where the reader has chosen before what the HTML of the document does not show. */
  wanted: () => boolean;
}

/** What a reader does who reaches for a part. */
const REACHED = ['pointerover', 'focusin', PRESSED];

/**
 * A part of a page in a React root of its own, whose script is loaded when the reader reaches for
 * it: in a page that was rendered at build it is there as HTML and becomes live in place, so a page
 * pays for none of its parts before. What is pressed meanwhile is done again (`renderer/replay`).
 * @param importPart the same function each time
 * @returns the part, and what loads it for a page that is not in the document yet
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
    const isRendered = useRef(false);
    const { Component: fetched, want } = useLater(importOnce);
    const Content = fetched ?? loaded;

    useEffect(() => {
      const element = root.current;
      if (Content || !element) return undefined;
      // A press is answered, or its failure told; until then the part is only fetched ahead.
      const reach = ({ type }: { type: string }) =>
        want(type === PRESSED ? () => undefined : undefined);
      if (phase === 'client' || wanted() || element.hasAttribute(PRESSED)) {
        reach({ type: PRESSED });
      }
      REACHED.forEach((type) => element.addEventListener(type, reach));
      return () => REACHED.forEach((type) => element.removeEventListener(type, reach));
      // An address may bring what is wanted.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [Content, location]);
    // Before the browser paints: in a page that was loaded ahead it comes with its page.
    useLayoutEffect(() => {
      const element = root.current;
      if (!element || !Content) return;
      const content = (
        <LocationContext.Provider value={location}>
          <Content {...props} />
        </LocationContext.Provider>
      );
      if (isRendered.current || !element.hasChildNodes()) {
        ReactDOM.render(content, element);
      } else ReactDOM.hydrate(content, element);
      // What is pressed again then must not meet React at its work.
      if (!isRendered.current) queueMicrotask(() => markLive(element));
      isRendered.current = true;
    });
    useEffect(() => {
      const element = root.current;
      return () => {
        if (element) ReactDOM.unmountComponentAtNode(element);
      };
    }, []);

    const own = { ref: root, className, [PART_ROOT]: '' };
    if (phase === 'server') {
      return <div {...own}>{Content && <Content {...props} />}</div>;
    }
    return (
      <div {...own} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  };
  return {
    Part,
    async load() {
      await Promise.all([importOnce(), loadLaterWords()]);
    },
  };
}
