import React from 'react';
import { Helmet as AsyncHelmet, HelmetData, type HelmetProps } from 'react-helmet-async';
import { headSink } from '../hooks/use-head';

const data = new HelmetData({});

/** What react-helmet-async gives in node after a page is rendered. */
interface ServerTags {
  helmet?: Record<'meta' | 'link' | 'script' | 'style', { toString(): string }>;
}

headSink.tags = () => {
  const { helmet } = data.context as ServerTags;
  if (!helmet) return '';
  return [helmet.meta, helmet.link, helmet.style, helmet.script].map(String).join('');
};

/**
 * react-helmet-async's `Helmet` without a provider round the site: a site that does not use it
 * does not ship it, since nothing but its use brings this module into the bundle.
 */
export const Helmet: React.FC<HelmetProps> = (props) => (
  <AsyncHelmet {...props} helmetData={data} />
);
