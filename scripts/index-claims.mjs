import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

const CLAIMS = 'tests/unit/library/claims';
const HOME = `${CLAIMS}/home.test.ts`;
const LIBRARY = 'tests/unit/library';
const DEMOS = 'tests/e2e/demos';
const ASSISTIVE = 'tests/e2e/library/assistive.test.ts';

/**
 * The sections below "What goes wrong" on the home page: for each item of their lists, or for the
 * section itself, the tests that run it, as file and title. The mark leads to the first.
 */
export const SECTIONS = {
  keys: [
    [
      [`${CLAIMS}/pages/keys.test.ts`, 'where keys are positions, state stays'],
      [`${LIBRARY}/row-keys.test.ts`, 'a missing key is reported by React alone'],
      [`${CLAIMS}/table.test.ts`, 'table.rowKey: without unique keys the state'],
      [`${CLAIMS}/column.test.ts`, 'column.key: a second column of the same key'],
    ],
  ],
  'changed-data-is-not-shown': [
    [
      [`${CLAIMS}/table.test.ts`, 'table.data: an array that was changed in place'],
      [`${CLAIMS}/column.test.ts`, 'column.shouldCellUpdate: state from outside'],
    ],
  ],
  'changed-options-are-not-shown': [
    [
      [`${CLAIMS}/expandable.test.ts`, 'expandable.%s: a change shows when columns is'],
      [`${LIBRARY}/stale-options.test.ts`, 'of an earlier render are called by the icon'],
      [`${LIBRARY}/stale-options.test.ts`, 'stays when only the value of scroll.x'],
    ],
  ],
  'toggling-sticky-does-nothing': [
    [
      [
        `${LIBRARY}/scrolling.test.ts`,
        'switching sticky alone does nothing; another key',
      ],
      [
        `${LIBRARY}/scrolling.test.ts`,
        'switching an axis on or off makes all cells anew',
      ],
      [`${LIBRARY}/scrolling.test.ts`, 'switching scroll.y while sticky is on keeps'],
      [`${DEMOS}/expanded-row-render.test.ts`, 'scroll.x and scroll.y keep the open'],
    ],
  ],
  'the-sticky-header-does-not-stick': [
    [
      ['tests/e2e/library/headers.test.ts', 'overflow hidden holds the header'],
      [`${CLAIMS}/pages/scrolling.test.ts`, 'sticking is in the stylesheet, not inline'],
      [`${CLAIMS}/scrollbars.test.ts`, 'sticky.getContainer: it does not change where'],
    ],
  ],
  'fixed-columns-do-not-work': [
    [
      ['tests/e2e/library/fixed-columns.test.ts', 'without scroll.x cells are sticky'],
      [`${LIBRARY}/scrolling.test.ts`, '%s turns on what fixed columns need'],
      [`${CLAIMS}/pages/scrolling.test.ts`, 'a gap is reported on the side where it is'],
      [`${CLAIMS}/column.test.ts`, 'column-group.fixed: the value does not reach'],
      [`${CLAIMS}/pages/expanded.test.ts`, 'an EXPAND_COLUMN before fixed columns'],
    ],
  ],
  'tree-rows-are-not-indented': [
    [[`${LIBRARY}/expandable.test.ts`, 'has no default: the padding is no length']],
  ],
  'expanded-content-is-cut-off-or-slow': [
    [
      [
        'tests/e2e/library/fixed-columns.test.ts',
        'details are as wide as the view and cut',
      ],
      [`${CLAIMS}/expandable.test.ts`, 'expandable.expandedRowRender: a closed row'],
    ],
  ],
  'the-expand-icon-cannot-be-reached-by-keyboard': [
    [[`${CLAIMS}/expandable.test.ts`, 'expandable.expandIcon: the default is a span']],
  ],
  'header-and-data-are-separate-tables': [
    [
      [HOME, '/#header-and-data-are-separate-tables: '],
      [ASSISTIVE, 'the table of the data has no column headers, and keeps row headers'],
      [`${CLAIMS}/table.test.ts`, 'table.caption: with %j it stands below the header'],
    ],
  ],
  'server-rendering': [
    [[HOME, '/#server-rendering: a separate header and a fixed summary are hidden']],
    [[`${CLAIMS}/pages/scrolling.test.ts`, 'on a server, every offset is 0']],
    [[HOME, '/#server-rendering: with fixed columns, expanded content is missing']],
    [
      [
        `${CLAIMS}/table.test.ts`,
        'with horizontal scrolling it is missing on the server',
      ],
    ],
  ],
  'tests-in-jsdom': [[[HOME, '/#tests-in-jsdom: the separate header is hidden']]],
};

const STALE = 'of an earlier render are called by the icon in row mode, with the right';

/** Pitfalls of the reference whose test has another name: because of sizes, or with what is like them. */
export const ROWS_ELSEWHERE = {
  'expandable.indentSize': [
    `${LIBRARY}/expandable.test.ts`,
    'has no default: the padding is no length, and no row is indented',
  ],
  'expandable.onExpand': [`${LIBRARY}/stale-options.test.ts`, STALE],
  'expandable.onExpandedRowsChange': [`${LIBRARY}/stale-options.test.ts`, STALE],
  'sticky.offsetHeader': [
    `${DEMOS}/sticky-header.test.ts`,
    'in a frame the header sticks to the frame, unless a wrapper clips it by overflow',
  ],
  'sticky.offsetScroll': [
    ASSISTIVE,
    'a mouse drags it, a finger and the keyboard do not',
  ],
  'table.scroll.x': [
    `${DEMOS}/scroll-x.test.ts`,
    'columns narrower than scroll.x are stretched, unless one has no width',
  ],
};

/**
 * @param {string} root absolute path of the site
 * @returns {string[]} the pitfalls of the reference, such as `table.rowKey`
 */
export function readRowPitfalls(root) {
  return readdirSync(join(root, 'docs/api')).flatMap((file) => {
    const { rows } = parse(readFileSync(join(root, 'docs/api', file), 'utf8'));
    return Object.keys(rows)
      .filter((name) => rows[name].pitfall)
      .map((name) => `${basename(file, '.yaml')}.${name}`);
  });
}

/**
 * @param {string} root absolute path of the site
 * @returns {Map<string, string>} the file of the test of each pitfall of the reference that is run
 */
export function readRowTests(root) {
  const files = readdirSync(join(root, CLAIMS)).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const texts = files
    .sort()
    .map((file) => [`${CLAIMS}/${file}`, readFileSync(join(root, CLAIMS, file), 'utf8')]);
  const testOf = (claim) => {
    const [owner, name] = claim.split(/\.(.*)/);
    const title = new RegExp(`'${claim.replace(/[.*]/g, '\\$&')}: [^'\\n]*',`);
    // One test for a list of rows.
    const isListed = (text) =>
      text.includes(`'${owner}.%s: `) && text.includes(`'${name}',`);
    return texts.find(([, text]) => title.test(text) || isListed(text))?.[0];
  };
  return new Map(
    readRowPitfalls(root).flatMap((claim) => {
      const file = ROWS_ELSEWHERE[claim]?.[0] ?? testOf(claim);
      return file ? [[claim, file]] : [];
    }),
  );
}

/**
 * @param {string} root absolute path of the site
 * @returns {Record<string, (string | null)[]>} for each section of the home page and each pitfall of
 * the reference, the files of its tests
 */
export function readIndexSections(root) {
  const sections = Object.entries(SECTIONS).map(([id, items]) => [
    `docs/index.md#${id}`,
    items.map(([[file]]) => file),
  ]);
  const rows = [...readRowTests(root)].map(([claim, file]) => [
    `docs/api/${claim.replace('.', '.yaml#')}`,
    [file],
  ]);
  return Object.fromEntries([...sections, ...rows]);
}
