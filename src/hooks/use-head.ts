import { useEffect, useLayoutEffect } from 'react';
import type { Head } from '../model/head';

/** In node: where the head of the page that is being rendered is put. */
export const headSink: {
  take?: (head: Head) => void;
  /** What a site's own helmets put there. */
  tags?: () => string;
} = {};

/** Before the page is announced by its title; in node there is nothing to do. */
const useHeadEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

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

/** Keeps the document's title, description and language those of what is shown. */
export function useHead({ title, description, lang, path, noindex }: Head): void {
  headSink.take?.({ title, description, lang, noindex });
  useHeadEffect(() => {
    document.title = title;
    if (description !== '') setMeta('description', description);
    setMeta('robots', noindex ? 'noindex' : undefined);
    if (lang) document.documentElement.lang = lang;
    // What a document says of its own address is not true of the next page.
    document.head
      .querySelectorAll(`link[data-page]:not([data-page="${path}"])`)
      .forEach((link) => link.remove());
  }, [title, description, lang, path, noindex]);
}
