import React, { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import ReactDOM from 'react-dom';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { loadLaterWords } from '../../hooks/site-data';
import { useLater } from '../../hooks/use-later';
import { usePhase } from '../../hooks/use-phase';
import { LIVE, markLive, PART_ROOT } from '../../ui/live';
import type { DemoPanelProps } from './demo-panel';
import { isWanted } from './is-wanted';

let Loaded: React.ComponentType<DemoPanelProps> | undefined;

async function importPanel() {
  const module = await import(/* webpackChunkName: "demo-panel" */ './demo-panel');
  Loaded = module.default;
  return module;
}

/** Loads what a page that is not in the document yet shows its demos with. */
export async function loadPanel(): Promise<void> {
  await Promise.all([importPanel(), loadLaterWords()]);
}

const nothing = () => undefined;

/**
 * The tools and the code of a demo in a React root of their own. In a page that was rendered at
 * build they are there as HTML, and become live in place when the reader reaches for them, or has
 * chosen before what the HTML does not show: until then a page with many demos pays for none.
 */
export const PanelRoot: React.FC<DemoPanelProps> = (props) => {
  const phase = usePhase();
  const location = useContext(LocationContext);
  const box = useRef<HTMLDivElement>(null);
  const { Component: Fetched, want } = useLater(importPanel);
  const Panel = Fetched ?? Loaded;
  const { id, name } = props;
  const wants = phase === 'client' || (phase === 'hydrating' && isWanted(id, name));

  useEffect(() => {
    if (wants) want(nothing);
  }, [wants, want]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !Panel) return;
    const panel = (
      <LocationContext.Provider value={location}>
        <Panel {...props} />
      </LocationContext.Provider>
    );
    if (element.hasChildNodes() && !element.hasAttribute(LIVE)) {
      ReactDOM.hydrate(panel, element);
    } else ReactDOM.render(panel, element);
    if (!element.hasAttribute(LIVE)) markLive(element);
  });
  useEffect(() => {
    const element = box.current;
    return () => {
      if (element) ReactDOM.unmountComponentAtNode(element);
    };
  }, []);

  const root = { ref: box, className: 'ledger-demo-panel', [PART_ROOT]: '' };
  if (phase === 'server') return <div {...root}>{Panel && <Panel {...props} />}</div>;
  const reach = Panel
    ? {}
    : {
        onPointerOver: () => want(),
        onPointerDown: () => want(nothing),
        onFocus: () => want(nothing),
      };
  return (
    <div
      {...root}
      {...reach}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
};
