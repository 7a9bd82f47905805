import { createElement, Fragment, useState } from 'react';
import type { PageContent } from '../../model/content/page-content';
import { rendering } from '../../hooks/use-phase';

/** A piece of HTML in the shape that React expects. */
export interface Html {
  __html: string;
}

/** The parts of a page that the build turned into HTML. */
export interface PageHtml {
  size: number;
  load(): Promise<void>;
  /** Set once they are loaded. */
  parts?: Html[];
}

/** Describes the HTML of a page: the number of parts and how to load them. */
export function pageHtml(
  { size }: Pick<PageContent, 'size'>,
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
 * The HTML parts of a page, from the moment it is mounted. While hydrating they are
 * empty: React 16 keeps the HTML in the document, so the text is not loaded a second
 * time.
 */
export function useHtml(html: PageHtml): Html[] {
  const [parts] = useState(() =>
    rendering.phase === 'hydrating' || !html.parts
      ? Array.from({ length: html.size }, () => ({ __html: '' }))
      : html.parts,
  );
  // The development server gives a changed page other HTML.
  if (process.env.NODE_ENV !== 'production') return html.parts ?? parts;
  return parts;
}

/** The elements of a row of a page. */
export function plainRow({ rows }: PageContent, at: number, html: Html[]): JSX.Element {
  const elements = (rows[at] ?? []).map(([tag, part, props]) =>
    createElement(tag, {
      ...props,
      ...(part >= 0 && {
        dangerouslySetInnerHTML: html[part],
        suppressHydrationWarning: true,
      }),
    }),
  );
  return createElement(Fragment, null, ...elements);
}
