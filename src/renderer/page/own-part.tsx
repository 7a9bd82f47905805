import React from 'react';
import type { ReactNode } from 'react';
import { prerenderHost } from '../prerender-host';

/** Stands in for a component that the build cannot render: what the page has put into it. */
function ContentAlone({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

/**
 * A component of the site's own that a page shows. Only the build asks for another one, after it
 * has seen a page throw, so that the rest of the page is in its document.
 */
export function ownPart<Part>(name: string, part: Part): Part | typeof ContentAlone {
  return prerenderHost?.leavesOut(name) ? ContentAlone : part;
}
