import type { Head } from '../../model/head';
import { LATE_STYLE } from '../../model/late-style';
import { hostChanged } from '../host';
import { PAGE_DATA_ID } from '../../data/page-data';
import type { PageData } from '../../data/page-data';

interface Parts {
  head: Head;
  /** HTML from React. */
  body: string;
  /** HTML behind the root element. */
  after?: string;
  /** Critical CSS for the first paint. */
  css: string;
  /** Style elements of the page's components, and other tags that they add to the head. */
  extra: string;
  data: PageData;
  /** Id of the element that the first paint waits for. */
  expect?: string;
  /** Addresses of the scripts that the page loads, entry first. */
  scripts: string[];
  /** True if they are loaded without cookies, so that the page hears of their errors. */
  crossOrigin?: boolean;
  /** Addresses of the style sheets that the page loads after the first paint. */
  styles: string[];
}

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** JSON for a script element that is not executed. No text in it may end the element. */
function json(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/** What is before and behind a text's first occurrence. */
function cutAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/**
 * Builds the document of a page from umi's common one. `<head>` and the root element stay
 * where umi puts them.
 * @throws if the document has no head or root element
 */
export function htmlDocument(template: string, parts: Parts): string {
  const { head, body, after = '', css, extra, data, expect, scripts, styles } = parts;
  const attributes = parts.crossOrigin ? ' crossorigin="anonymous"' : '';
  const root = /<div id="[^"]*"[^>]*><\/div>/.exec(template)?.[0];
  if (!root || !template.includes('</head>') || !template.includes('</body>')) {
    throw hostChanged(
      "umi's document has no head, body or root element",
      'plugin/prerender/document',
    );
  }
  // A layout or page of the site may write it with Helmet.
  const isTitled =
    (head.title === '' || head.yields === true) &&
    /<title[^>]*>[^<]+<\/title>/.test(extra);
  const inHead = [
    !isTitled && `<title>${escapeHtml(head.title)}</title>`,
    head.description &&
      `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.noindex && '<meta name="robots" content="noindex">',
    // HTML, 4.6.7.7. Other browsers ignore it.
    expect && `<link rel="expect" href="#${escapeHtml(expect)}" blocking="render">`,
    css && `<style>${css}</style>`,
    isTitled ? extra : extra.replace(/<title[^>]*>[^<]*<\/title>/, ''),
    ...scripts.map(
      (src, index) =>
        `<script defer src="${src}"${attributes}${index > 0 ? ' data-chunk' : ''}></script>`,
    ),
  ];
  const inBody = [
    `<script type="application/json" id="${PAGE_DATA_ID}">${json(data)}</script>`,
    // For print at first: a screen style sheet would delay the scripts before it.
    ...styles.map(
      (href) => `<link rel="stylesheet" href="${href}" media="print" ${LATE_STYLE}>`,
    ),
    styles.length > 0 &&
      `<noscript>${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`,
  ];
  const common = template
    // For Internet Explorer, which no page runs in.
    .replace(/<meta http-equiv="X-UA-Compatible"[^>]*>\s*/, '')
    // Those that umi makes of the site's options; the page has its own.
    .replace(/<title>[^<]*<\/title>\s*/g, '')
    .replace(head.description ? /<meta name="description"[^>]*>\s*/ : '', '')
    .replace(/<html[^>]*>/, () => `<html lang="${head.lang ?? ''}">`);
  // Nothing is looked for in the page itself, which is long.
  const [start, rest] = cutAt(common, '</head>');
  const [between, behind] = cutAt(rest, root);
  const [inner, end] = cutAt(behind, '</body>');
  return [
    start,
    ...inHead.filter(Boolean),
    '\n</head>',
    between,
    root.slice(0, -'</div>'.length),
    body,
    '</div>',
    after,
    inner,
    ...inBody.filter(Boolean),
    '\n</body>',
    end,
  ].join('');
}
