import React from 'react';
import { Helmet as AsyncHelmet, HelmetData, HelmetProvider } from 'react-helmet-async';
import type { HelmetProps } from 'react-helmet-async';
import { headSink } from '../../../hooks/use-head';
import { prerenderHost } from '../../prerender-host';

// In Node, a document may be there while modules are imported; see `plugin/prerender/thread/import-again`.
if (prerenderHost) HelmetProvider.canUseDOM = false;

/** With the second argument that its types leave out. */
const Data = HelmetData as new (context: object, canUseDOM: boolean) => HelmetData;

const createData = () => new Data({}, HelmetProvider.canUseDOM);

let data = createData();

/** The tags that react-helmet-async returns in Node after rendering a page. */
interface ServerTags {
  helmet?: Record<'title' | 'meta' | 'link' | 'script' | 'style', { toString(): string }>;
}

headSink.clear = () => {
  data = createData();
};

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
