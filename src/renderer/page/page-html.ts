import { useState } from 'react';
import { rendering } from '../hooks/use-phase';

/** A piece of HTML as React takes it. */
export interface Html {
  __html: string;
}

/** The parts of a page that were made HTML at build. */
export interface PageHtml {
  size: number;
  load(): Promise<void>;
  /** The parts, once they are loaded. */
  parts?: Html[];
}

/** The HTML of a page: how many parts, and how they are loaded. */
export function pageHtml(
  size: number,
  importParts: () => Promise<{ default: string[] }>,
): PageHtml {
  const html: PageHtml = {
    size,
    async load() {
      html.parts ??= (await importParts()).default.map((part) => ({ __html: part }));
    },
  };
  return html;
}

/**
 * The parts of a page as it is mounted. Over the HTML of the document they are empty: React 16
 * leaves what is there as it is, so the text does not come a second time.
 */
export function useHtml(html: PageHtml): Html[] {
  const [parts] = useState(() =>
    rendering.phase === 'hydrating' || !html.parts
      ? Array.from({ length: html.size }, () => ({ __html: '' }))
      : html.parts,
  );
  return parts;
}
