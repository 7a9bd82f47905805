import { escapeRegExp } from '../../../model/text/escape-regexp';
import { COMMON, FOREVER, pageHeaders } from './headers';
import type { Headers, Hosted } from './headers';

const listed = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** The file `vercel.json`, for `vercel deploy dist`. */
export function vercelFile(site: Hosted): string {
  const { base, ownPolicy } = site;
  const others = ownPolicy.map(escapeRegExp).join('|');
  // Clean addresses: the host takes `.html` off.
  const except = others ? `(?!(?:${others.replace(/\\\.html/g, '(?:\\.html)?')})$)` : '';
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: `${base}(.*)`, headers: listed(COMMON) },
      {
        source: `${base}(.*)\\.([0-9a-f]{8})\\.(css|js|json)`,
        headers: listed({ 'Cache-Control': FOREVER }),
      },
      { source: `${base}(${except}.*)`, headers: listed(pageHeaders(site)) },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
