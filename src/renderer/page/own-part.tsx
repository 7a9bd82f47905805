import React, { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { prerenderHost } from '../prerender-host';

/** What a build knows of a component besides. */
interface InBuild<Props> {
  /** Loads the theme's component of that name. */
  loadThemes?: () => Promise<{ default: ComponentType<Props> }>;
  /** Says where the component leads on a page, as effects may make its links. */
  useInNode?: () => void;
}

/** A component with what readers without scripts see after it; browsers with scripts keep that empty. */
function withPlain<Props extends { children?: ReactNode }>(
  Part: ComponentType<Props>,
  Plain?: ComponentType<Props>,
): ComponentType<Props> {
  return function WithPlain(props: Props) {
    return (
      <>
        <Part {...props} />
        <noscript data-links="">{Plain && <Plain {...props} />}</noscript>
      </>
    );
  };
}

/**
 * A component of the site's own, which pages or layouts show. The build can leave it out, after it
 * has seen a page throw, so that the rest of the page is in its document: then what has been put
 * into the component stands there alone, or what the theme has for it. That also follows one whose
 * links effects may make, for readers without scripts. In a browser it is the component itself.
 * @param name for the build, different for each component
 */
export function ownPart<Props extends { children?: ReactNode }>(
  name: string,
  Part: ComponentType<Props>,
  { loadThemes, useInNode }: InBuild<Props> = {},
): ComponentType<Props> {
  const host = prerenderHost;
  if (!host) return useInNode ? Object.assign(withPlain(Part), Part) : Part;
  // React's types of lazy components are not those of components with the same properties.
  const Themes =
    loadThemes &&
    (lazy(() => host.withoutRecording(loadThemes)) as unknown as ComponentType<Props>);
  const Whole = useInNode ? withPlain(Part, Themes) : Part;
  const useKnown = useInNode ?? (() => undefined);
  const Chosen = (props: Props) => {
    const isLeft = host.leavesOut(name);
    useKnown();
    if (!isLeft) return <Whole {...props} />;
    return Themes ? <Themes {...props} /> : <>{props.children}</>;
  };
  return Object.assign(Chosen, Part);
}
