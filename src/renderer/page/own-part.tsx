import React from 'react';
import type { ComponentType, ReactNode } from 'react';
import { prerenderHost } from '../prerender-host';

/**
 * A component of the site's own, which pages or layouts show. The build can leave it out, after it
 * has seen a page throw, so that the rest of the page is in its document: then what has been put
 * into the component stands there alone. In a browser it is the component itself.
 * @param name for the build, different for each component
 */
export function ownPart<Props extends { children?: ReactNode }>(
  name: string,
  Part: ComponentType<Props>,
): ComponentType<Props> {
  const host = prerenderHost;
  if (!host) return Part;
  const Chosen = (props: Props) =>
    host.leavesOut(name) ? <>{props.children}</> : <Part {...props} />;
  return Object.assign(Chosen, Part);
}
