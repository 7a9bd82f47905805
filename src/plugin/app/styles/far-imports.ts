import { isInOwnCode, STYLE_SHEET } from '../../demos/own-code';
import type { Chain } from '../../host';

/** A style sheet of another host, as of a font with icons. */
const OUTSIDE = /@import\s+(?:url\(\s*)?['"]?(?:https?:)?\/\//;

/** umi's plugin that makes files of styles. */
const FILES = 'mini-css-extract-plugin';

/** Adds a chunk's style sheet to the page. It runs in the browser, alone. */
function addLink(link: HTMLLinkElement): void {
  const { onload, onerror } = link;
  link.onerror = (event) => {
    if (link.sheet) onload?.call(link, new Event('load'));
    else onerror?.call(link, event);
  };
  document.head.appendChild(link);
}

/**
 * Has pages go on without style sheets of other hosts that the site's own import: a link fails also
 * where its style sheet has come and one that this imports has not.
 * @param root absolute path of the site
 * @returns the same chain
 */
export function goOnWithoutImports(chain: Chain, root: string): Chain {
  const imports = ['.dumi', 'src', 'docs'].some((folder) =>
    isInOwnCode(OUTSIDE, root, folder, STYLE_SHEET),
  );
  if (imports && chain.plugins.has(FILES)) {
    const insert = { insert: addLink };
    chain
      .plugin(FILES)
      .tap(([options]) => [{ ...(options as object), ...insert }] as never);
  }
  return chain;
}
