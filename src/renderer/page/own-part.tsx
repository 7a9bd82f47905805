import React, { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { prerenderHost } from '../prerender-host';

/** What a build knows of a component besides. */
interface InBuild<Props> {
  /** Loads the theme's component of that name. */
  loadThemes?: () => Promise<{ default: ComponentType<Props> }>;
  /** Says what the build has to know of the component on a page. */
  useInNode?: () => void;
}

/**
 * A component of the site's own, which pages or layouts show. The build can leave it out, after it
 * has seen a page throw, so that the rest of the page is in its document: then what has been put
 * into the component stands there alone, or what the theme has for it. In a browser it is the
 * component itself.
 * @param name for the build, different for each component
 */
export function ownPart<Props extends { children?: ReactNode }>(
  name: string,
  Part: ComponentType<Props>,
  { loadThemes, useInNode = () => undefined }: InBuild<Props> = {},
): ComponentType<Props> {
  const host = prerenderHost;
  if (!host) return Part;
  // React's types of lazy components are not those of components with the same properties.
  const Themes =
    loadThemes &&
    (lazy(() => host.withoutRecording(loadThemes)) as unknown as ComponentType<Props>);
  const Chosen = (props: Props) => {
    const isLeft = host.leavesOut(name);
    useInNode();
    if (!isLeft) return <Part {...props} />;
    return Themes ? <Themes {...props} /> : <>{props.children}</>;
  };
  return Object.assign(Chosen, Part);
}
