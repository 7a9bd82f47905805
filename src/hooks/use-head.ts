import { useEffect, useLayoutEffect } from 'react';
import type { Head } from '../model/head';

/** In Node, receives the head of the page that is being rendered. */
export const headSink: {
  take?: (head: Head) => void;
  /** Returns the tags of the site's own helmets, of all that was rendered since `clear`. */
  tags?: () => string;
  clear?: () => void;
} = {};

/** Before the page is announced by its title. In Node, effects do not run. */
export const useHeadEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;

function setMeta(name: string, content: string | undefined): void {
  const meta = document.head.querySelector(`meta[name="${name}"]`);
  if (content === undefined) {
    meta?.remove();
  } else if (meta) {
    meta.setAttribute('content', content);
  } else {
    const added = document.createElement('meta');
    added.name = name;
    added.content = content;
    document.head.append(added);
  }
}

/** Updates the document's title, description, and language for the page that is shown. */
export function useHead(head: Head): void {
  const { title, description, lang, path, noindex } = head;
  headSink.take?.(head);
  useHeadEffect(() => {
    document.title = title;
    if (description !== '') setMeta('description', description);
    setMeta('robots', noindex ? 'noindex' : undefined);
    if (lang) document.documentElement.lang = lang;
    // The previous page's address tags do not apply to this page.
    document.head
      .querySelectorAll(`[data-page]:not([data-page="${path}"])`)
      .forEach((tag) => tag.remove());
  }, [title, description, lang, path, noindex]);
}
