import React from 'react';
import { Helmet as AsyncHelmet, HelmetData, type HelmetProps } from 'react-helmet-async';
import { headSink } from '../../hooks/use-head';

const data = new HelmetData({});

/** The tags that react-helmet-async returns in Node after rendering a page. */
interface ServerTags {
  helmet?: Record<'title' | 'meta' | 'link' | 'script' | 'style', { toString(): string }>;
}

headSink.tags = () => {
  const { helmet } = data.context as ServerTags;
  if (!helmet) return '';
  const { title } = helmet;
  return [title, helmet.meta, helmet.link, helmet.style, helmet.script]
    .map(String)
    .join('');
};

/**
 * `Helmet` of react-helmet-async, without a provider around the site. Only its use brings
 * this module into the bundle, so that other sites do not ship it.
 */
export const Helmet: React.FC<HelmetProps> = ({ defaultTitle, ...props }) => {
  // Pages write their titles, but not with Helmet, which would put its default in their place.
  const isTitled = typeof document !== 'undefined' && document.title !== '';
  const given = isTitled ? props : { ...props, defaultTitle };
  return <AsyncHelmet {...given} helmetData={data} />;
};
