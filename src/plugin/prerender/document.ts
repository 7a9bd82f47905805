import type { Head } from '../../model/head';
import { LATE_STYLE } from '../../model/late-style';
import { PAGE_DATA_ID } from '../../renderer/page-data';
import type { PageData } from '../../renderer/page-data';

interface Parts {
  head: Head;
  /** What React rendered. */
  body: string;
  /** Styles for the first paint. */
  css: string;
  /** Style elements that the page's components made, and what else they put into the head. */
  extra: string;
  data: PageData;
  /** Id of the element that the first paint waits for. */
  expect?: string;
  /** Addresses of the scripts that the page loads, the entry first. */
  scripts: string[];
  /** Addresses of the style sheets that the page loads, after it is painted. */
  styles: string[];
}

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** Data in a script element that is not run; no text in it may end the element. */
function json(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/**
 * The document of a page out of the one that umi makes for all: `<head>` and root element are
 * where umi puts them.
 * @throws where the document has no head or root element
 */
export function documentOf(template: string, parts: Parts): string {
  const { head, body, css, extra, data, expect, scripts, styles } = parts;
  const root = /<div id="[^"]*"[^>]*><\/div>/.exec(template)?.[0];
  if (!root || !template.includes('</head>') || !template.includes('</body>')) {
    throw new Error(
      "umi's document has no head, body or root element. dumi-theme-ledger needs umi 4.7; see its plugin/prerender/document.",
    );
  }
  const inHead = [
    `<title>${escapeHtml(head.title)}</title>`,
    head.description &&
      `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.noindex && '<meta name="robots" content="noindex">',
    // HTML, 4.6.7.7; browsers that do not know it paint as they like.
    expect && `<link rel="expect" href="#${escapeHtml(expect)}" blocking="render">`,
    css && `<style>${css}</style>`,
    extra,
    ...scripts.map(
      (src, index) =>
        `<script defer src="${src}"${index > 0 ? ' data-chunk' : ''}></script>`,
    ),
  ];
  const inBody = [
    `<script type="application/json" id="${PAGE_DATA_ID}">${json(data)}</script>`,
    // For paper at first: a sheet for the screen would keep the scripts before it waiting.
    ...styles.map(
      (href) => `<link rel="stylesheet" href="${href}" media="print" ${LATE_STYLE}>`,
    ),
    styles.length > 0 &&
      `<noscript>${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`,
  ];
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${head.lang ?? ''}">`)
    .replace('</head>', () => `${inHead.filter(Boolean).join('\n')}\n</head>`)
    .replace(root, () => root.replace('></div>', () => `>${body}</div>`))
    .replace('</body>', () => `${inBody.filter(Boolean).join('\n')}\n</body>`);
}
