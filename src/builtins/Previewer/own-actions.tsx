import { OwnPreviewerActions } from '@@/ledger/parts';
import { useLiveDemo, type IPreviewerProps } from 'dumi';
import React, { useEffect, useRef, useState } from 'react';
import { DemoRoot } from '../../demo/demo-root';
import { findDemo } from '../../demo/demos';
import { loadedDemo } from '../../demo/live/load-demo';
import { ShownIn } from '../../playground/shown-in';
import './own-actions.css';
import type { DemoPanelProps } from './panel-props';

type DemoElement = HTMLDivElement | HTMLIFrameElement;

/** What dumi's block around a demo gives to the slot. */
type ActionsProps = IPreviewerProps & {
  demoContainer: DemoElement | null;
  onSourceChange: (source: Record<string, string>) => void;
  /** The same in the form of dumi's first live demos; dumi's own tools call both. */
  onSourceTranspile: (result: { source?: Record<string, string> }) => void;
};

const Actions = OwnPreviewerActions as React.ComponentType<ActionsProps>;

/** The demo once more, with a state of its own, for a slot that shows it. */
function SameDemo({ id }: { id: string }) {
  const demo = findDemo(id);
  if (!demo) return null;
  const { name, load, prerender } = demo;
  return <DemoRoot {...{ id, name, load, prerender }} loaded={loadedDemo(id)} />;
}

interface OwnPanelProps {
  className: string;
  props: Pick<DemoPanelProps, 'id' | 'name' | 'demoUrl' | 'onEdit'> & {
    /** dumi's properties of the demo; see `plugin/pages/demo/demo-props`. */
    own?: Omit<IPreviewerProps, 'children' | 'demoUrl'>;
  };
}

/**
 * The tools of a demo on a site with a slot `PreviewerActions` of its own, in the place of the
 * theme's tools and code; see `plugin/app/parts`. Code that the slot hands back runs in the place of
 * the demo, as in dumi.
 */
export const Panel: React.FC<OwnPanelProps> = ({ className, props }) => {
  const { id, name, demoUrl, onEdit, own } = props;
  const container = useRef<HTMLElement | null>(null);
  const [demoContainer, setDemoContainer] = useState<DemoElement | null>(null);
  const [result, setResult] = useState<Element | null>(null);
  const framed = Boolean(own?.iframe ?? own?._live_in_iframe);
  const { node, error, setSource } = useLiveDemo(id, {
    iframe: framed,
    containerRef: container as React.RefObject<HTMLElement>,
  });
  const last = useRef('');
  const change = (source: Record<string, string>) => {
    const code = JSON.stringify(source);
    if (code === last.current) return;
    last.current = code;
    setSource(source);
  };
  const isLive = Boolean(node);
  useEffect(() => {
    const box = document.getElementById(`live-${name}`);
    container.current = box;
    const shown = framed ? box?.querySelector('iframe') : box;
    setDemoContainer((shown ?? null) as DemoElement | null);
  }, [name, framed]);
  useEffect(() => {
    if (isLive) onEdit(container.current?.offsetHeight ?? 0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the first code runs
  }, [isLive]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the block adds this element after `onEdit`; the same one again changes nothing
  useEffect(() => setResult(document.getElementById(`result-${name}`)));
  return (
    <div className={className}>
      {own && (
        <Actions
          {...own}
          asset={own.asset}
          demoUrl={demoUrl}
          demoContainer={demoContainer}
          onSourceChange={change}
          onSourceTranspile={({ source }) => source && change(source)}
        >
          <SameDemo id={id} />
        </Actions>
      )}
      {error && (
        <p role="alert" className="ledger-demo-notice">
          {String(error)}
        </p>
      )}
      {node && result && <ShownIn place={result} node={node} />}
    </div>
  );
};

/** The page brings the slot along. */
export const load = undefined;
