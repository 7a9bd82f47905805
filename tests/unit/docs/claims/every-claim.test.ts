import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readApiNotes } from '../../../../src/plugin/reference/notes';
import { ROOT } from '../../support/root';

/** Every pitfall of the reference, as `table.rowKey`. */
const pitfalls = readApiNotes('docs/api', ROOT).notes.flatMap(({ file, rows }) =>
  Object.entries(rows)
    .filter(([, { pitfall }]) => pitfall)
    .map(([name]) => `${basename(file, '.yaml')}.${name}`),
);

/** Pitfalls that are tested elsewhere: in a browser, because of sizes, or with what is like them. */
const ELSEWHERE: Record<string, { file: string; test: string }> = {
  'expandable.indentSize': {
    file: 'tests/unit/docs/library/expandable.test.ts',
    test: 'has no default: the padding is no length, and no row is indented',
  },
  'expandable.onExpand': {
    file: 'tests/unit/docs/library/stale-options.test.ts',
    test: 'of an earlier render are called by the icon in row mode, with the right record and keys',
  },
  'expandable.onExpandedRowsChange': {
    file: 'tests/unit/docs/library/stale-options.test.ts',
    test: 'of an earlier render are called by the icon in row mode, with the right record and keys',
  },
  'sticky.offsetHeader': {
    file: 'tests/e2e/demos/sticky-header.test.ts',
    test: 'in a frame the header sticks to the frame, unless a wrapper clips it by overflow',
  },
  'sticky.offsetScroll': {
    file: 'tests/e2e/demos/sticky-header.test.ts',
    test: 'the helper scrollbar keeps offsetScroll, and goes when the real one is in view',
  },
  'table.scroll.x': {
    file: 'tests/e2e/demos/scroll-x.test.ts',
    test: 'columns narrower than scroll.x are stretched, unless one has no width',
  },
};

const tests = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

function isTested(claim: string): boolean {
  const [owner = '', name = ''] = claim.split(/\.(.*)/);
  return (
    tests.includes(`'${claim}: `) ||
    // One test for a list of rows.
    (tests.includes(`'${owner}.%s: `) && tests.includes(`'${name}',`))
  );
}

test('every pitfall of the reference is run', () => {
  process.stdout.write(`${pitfalls.length} pitfalls of the reference\n`);
  expect(pitfalls.length).toBeGreaterThan(60);
  const missing = pitfalls.filter((claim) => !isTested(claim) && !(claim in ELSEWHERE));
  expect(missing).toEqual([]);
});

test.each(Object.entries(ELSEWHERE))(
  '%s is tested elsewhere',
  (claim, { file, test: title }) => {
    expect(pitfalls).toContain(claim);
    expect(readFileSync(file, 'utf8')).toContain(title);
  },
);
