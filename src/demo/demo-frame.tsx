import './demo-frame.css';
import React, { useEffect, useRef } from 'react';
import { ROOT_ATTRIBUTE } from '../color-mode/preference';
import { useMessages } from '../hooks/use-messages';

export interface DemoFrameProps {
  /** Address of the stand-alone page of the demo. */
  url: string;
  title: string;
  /** In pixels. */
  height?: number;
}

/** Attributes of the page's root element that the frame's document copies. */
const FOLLOWED = [ROOT_ATTRIBUTE, 'dir'];

/**
 * Without its own origin, the frame could not read the reader's color mode, nor could the
 * page set it there. Its content is the site's own and as trusted as the page. The
 * sandbox only keeps a demo from navigating the page away.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-forms',
  'allow-modals',
  'allow-downloads',
].join(' ');

/**
 * Keeps color mode and direction of the frame's document in sync with the page. Returns a
 * function that stops it.
 */
function followPage(frame: HTMLIFrameElement): () => void {
  const { documentElement: root } = document;
  const follow = () => {
    // Null if the demo has navigated to another site.
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
  // A frame in the document may have loaded before the page hydrated.
  follow();
  return () => {
    observer.disconnect();
    frame.removeEventListener('load', follow);
  };
}

/**
 * A demo in its own window: a frame with its stand-alone page, loaded when the reader
 * comes near.
 */
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
