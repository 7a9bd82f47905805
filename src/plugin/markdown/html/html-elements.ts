/** Elements without content, which nothing closes. */
export const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Elements whose end may be left out. */
export const OPTIONAL_END = new Set(
  'body colgroup dd dt head html li optgroup option p rb rp rt rtc tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

/** The elements of HTML in the WHATWG standard, and obsolete ones that browsers still show. */
export const ELEMENTS = new Set([
  ...VOID,
  ...OPTIONAL_END,
  ...'a abbr acronym address article aside audio b bdi bdo big blockquote button canvas caption'.split(
    ' ',
  ),
  ...'center cite code data datalist del details dfn dialog div dl em fieldset figcaption figure'.split(
    ' ',
  ),
  ...'font footer form h1 h2 h3 h4 h5 h6 header hgroup i iframe ins kbd label legend main map mark'.split(
    ' ',
  ),
  ...'marquee math menu meter nav nobr noscript object ol output picture pre progress q ruby s samp'.split(
    ' ',
  ),
  ...'script search section select slot small span strike strong style sub summary sup svg table'.split(
    ' ',
  ),
  ...'template textarea time title tt u ul var video'.split(' '),
]);
