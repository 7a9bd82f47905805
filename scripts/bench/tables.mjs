import {
  BUILD_FIGURES,
  EDIT_FIGURES,
  GROWTH_FIGURES,
  NAVIGATION_FIGURES,
  PLAIN_FIGURES,
  REBUILD_FIGURES,
  SEARCH_FIGURES,
  START_FIGURES,
  THROTTLED_FIGURES,
} from './figures.mjs';
import { ratio } from './stats.mjs';

const PAGE_FIGURES = [...PLAIN_FIGURES, ...THROTTLED_FIGURES];
const NOTHING = '-';

/** Blocks whose figures have one value per site, by the name of the part; pages stand between. */
const BEFORE = { build: BUILD_FIGURES };
const AFTER = {
  navigation: NAVIGATION_FIGURES,
  search: SEARCH_FIGURES,
  start: START_FIGURES,
  edit: EDIT_FIGURES,
  rebuild: REBUILD_FIGURES,
  growth: GROWTH_FIGURES,
};

/**
 * @typedef {{ site: Record<string, number | null>, baseline: Record<string, number | null> }} Pair
 * @typedef {{ build?: Pair | null, pages?: Record<string, Pair>, navigation?: Pair, search?: Pair,
 *   start?: Pair, edit?: Pair, rebuild?: Pair, growth?: Pair }} Medians what was not measured is
 *   left out
 */

/** @param {number | null | undefined} value @param {number} digits @returns {string} */
function write(value, digits) {
  if (value == null) return NOTHING;
  const text = value.toFixed(digits);
  // Some bytes less than nothing are no figure.
  return Number(text) === 0 ? (0).toFixed(digits) : text;
}

/** @param {Pair} pair @param {import('./figures.mjs').Figure} figure */
function cells({ site, baseline }, { key, label, digits }) {
  const beside = write(baseline[key], digits);
  return {
    label,
    site: write(site[key], digits),
    baseline: beside,
    // A ratio to nothing, or to some bytes less than before, tells nothing.
    ratio: Number(beside) <= 0 ? NOTHING : write(ratio(site[key], baseline[key]), 2),
  };
}

/** Rows of figures; those that no site has, as the demo of a text page, are left out. */
function rowsOf(pair, figures) {
  return figures
    .map((figure) => cells(pair, figure))
    .filter(({ site, baseline }) => site !== NOTHING || baseline !== NOTHING);
}

/**
 * A table in columns, as the terminal shows it and as Prettier leaves it in markdown: the first
 * column to the left, figures to the right.
 * @param {string[][]} rows the first one is the head
 * @param {boolean} markdown
 * @returns {string}
 */
export function alignColumns(rows, markdown) {
  const widths = rows[0].map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column].length)),
  );
  const line = (row) =>
    row.map((text, column) =>
      column === 0 ? text.padEnd(widths[column]) : text.padStart(widths[column]),
    );
  const [head, ...body] = rows.map(line);
  if (!markdown) return [head, ...body].map((row) => row.join('  ').trimEnd()).join('\n');
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * The figures for the terminal: a block per page, with both sites and the ratio.
 * @param {Medians} result
 * @returns {string}
 */
export function terminalTables(result) {
  const block = (title, pair, figures) => {
    const body = rowsOf(pair, figures).map((row) => [
      row.label,
      row.site,
      row.baseline,
      row.ratio,
    ]);
    return [[title, 'this site', 'default theme', 'ratio'], ...body];
  };
  const parts = (known) =>
    Object.entries(known)
      .filter(([part]) => result[part])
      .map(([part, figures]) => block(part, result[part], figures));
  const blocks = [
    ...parts(BEFORE),
    ...Object.entries(result.pages ?? {}).map(([path, pair]) =>
      block(path, pair, PAGE_FIGURES),
    ),
    ...parts(AFTER),
  ];
  // One table, cut afterwards, so that the columns of all blocks stand under each other.
  const lines = alignColumns(blocks.flat(), false).split('\n');
  return blocks.map((rows) => lines.splice(0, rows.length).join('\n')).join('\n\n');
}

/**
 * The same for the README: a column per page with `value (ratio)`, then what has one value per
 * site.
 * @param {Medians} result
 * @returns {string}
 */
export function markdownTables(result) {
  const { pages = {} } = result;
  const paths = Object.keys(pages);
  const load = PAGE_FIGURES.map((figure) => {
    const found = paths.map((path) => cells(pages[path], figure));
    return [figure.label, ...found.map((one) => `${one.site} (${one.ratio})`)];
  }).map((row) => row.map((text) => text.replace(`${NOTHING} (${NOTHING})`, '')));
  const rest = Object.entries({ ...BEFORE, ...AFTER })
    .filter(([part]) => result[part])
    .flatMap(([part, figures]) => rowsOf(result[part], figures))
    .map((row) => [row.label, row.site, row.baseline, row.ratio]);
  const tables = [
    ...(paths.length > 0 ? [[['', ...paths.map((path) => `\`${path}\``)], ...load]] : []),
    ...(rest.length > 0 ? [[['', 'this site', 'default theme', 'ratio'], ...rest]] : []),
  ];
  return tables.map((rows) => alignColumns(rows, true)).join('\n\n');
}
