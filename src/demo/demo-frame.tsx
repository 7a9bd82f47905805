import './demo-frame.css';
import React, { useEffect, useRef } from 'react';
import { ROOT_ATTRIBUTE } from '../color-mode/preference';
import { useMessages } from '../hooks/use-messages';

export interface DemoFrameProps {
  /** Address of the page that shows the demo alone. */
  url: string;
  title: string;
  /** In pixels. */
  height?: number;
}

/** What the document in the frame has of the page's root element. */
const FOLLOWED = [ROOT_ATTRIBUTE, 'dir'];

/**
 * Without its own origin the frame could not read the reader's colour, nor the page set it there.
 * What it shows is the site's own, as trusted as the page: the sandbox only keeps a demo from
 * leading the reader away.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-forms',
  'allow-modals',
  'allow-downloads',
].join(' ');

/** Keeps colour and direction of the document in a frame those of the page; returns how to stop. */
function followPage(frame: HTMLIFrameElement): () => void {
  const { documentElement: root } = document;
  const follow = () => {
    // None where the demo has gone to another site.
    const inner = frame.contentDocument?.documentElement;
    for (const name of FOLLOWED) {
      const value = root.getAttribute(name);
      if (value === null) inner?.removeAttribute(name);
      else inner?.setAttribute(name, value);
    }
  };
  const observer = new MutationObserver(follow);
  observer.observe(root, { attributeFilter: FOLLOWED });
  frame.addEventListener('load', follow);
  // One that came with the document may have loaded before the page is awake.
  follow();
  return () => {
    observer.disconnect();
    frame.removeEventListener('load', follow);
  };
}

/** A demo in a window of its own: the page that shows it alone, which loads when it is near. */
export const DemoFrame: React.FC<DemoFrameProps> = ({ url, title, height }) => {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? followPage(frame.current) : undefined), []);
  return (
    <iframe
      ref={frame}
      className="ledger-demo-frame"
      title={t('demo.label', { title })}
      sandbox={SANDBOX}
      loading="lazy"
      style={{ height }}
      src={url}
    />
  );
};
