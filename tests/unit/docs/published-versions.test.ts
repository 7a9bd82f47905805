import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from '../../../src/model/changelog/version';
import { readApiNotes } from '../../../src/plugin/reference/notes';
import { MEANT, TOLD_BY_WORD } from '../../../scripts/first-versions/other-words.mjs';
import { ROOT } from '../support/root';

interface Found {
  /** The last published version without the row; none: the first one has it. */
  without?: string;
  /** The first one with it. */
  with?: string;
  by?: 'types' | 'words';
}

/** Written by `npm run first-versions`. */
const { versions, rows: found } = JSON.parse(
  readFileSync(join(ROOT, 'tests/unit/docs/first-versions.json'), 'utf8'),
) as { versions: string[]; rows: Record<string, Found> };

/** All versions of the changelog, from old to new; some were not published. */
const released = [
  ...readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').matchAll(/^### (\S+)/gm),
]
  .map(([, version = '']) => version)
  .sort(compareVersions);

const rows = readApiNotes('docs/api', ROOT).notes.flatMap(({ id, rows: all, earliest }) =>
  Object.entries(all).map(([name, { since }]) => {
    const row = `${id}.${name}`;
    // The last version that `3.x` can mean.
    const oldest = earliest === '3.x' ? '3.999.999' : String(earliest);
    return { row, since, oldest, latest: since ?? oldest };
  }),
);

/** What published versions say against a row; undefined if nothing. */
function contradiction({
  row,
  since,
  latest,
}: (typeof rows)[number]): string | undefined {
  const { without, with: first = '0.0.0' } = found[row] ?? {};
  if (without && compareVersions(latest, without) <= 0) return `${without} lacks it`;
  // One that was not published may have it already. Without a version, the oldest one must have it.
  if (since && compareVersions(since, first) > 0) return `${first} has it`;
  if (!since && compareVersions(first, latest) > 0)
    return `no version before ${first} has it`;
  return undefined;
}

test('the table has every row, and no other', () => {
  expect(Object.keys(found).sort()).toEqual(rows.map(({ row }) => row).sort());
  expect(Object.keys(found).filter((row) => !found[row]?.with)).toEqual([]);
  expect(versions.length).toBeGreaterThan(200);
});

test('no published version contradicts the version of a row', () => {
  const wrong = rows.flatMap((row) => {
    const said = contradiction(row);
    return said ? [`${row.row} ${row.since ?? row.latest}: ${said}`] : [];
  });
  expect(wrong).toEqual([]);
  const count = (how: string) => rows.filter(({ row }) => found[row]?.by === how).length;
  process.stdout.write(
    `${rows.length} rows agree with ${versions.length} published versions: ${count('types')} by types or propTypes, ${count('words')} by words of the source, of which ${Object.keys(TOLD_BY_WORD).length} have a reason\n`,
  );
});

test('a version on either side of the published ones would be told', () => {
  const stated = rows.filter(({ since }) => since);
  expect(stated.length).toBeGreaterThan(50);
  const silent = stated.filter((row) => {
    const { without = '', with: first = '' } = found[row.row] ?? {};
    const next = released[released.indexOf(first) + 1] ?? '8.0.0';
    const isTold = (since: string) => contradiction({ ...row, since, latest: since });
    return (
      !isTold(without) ||
      !isTold(next) ||
      !contradiction({ ...row, since: undefined, latest: row.oldest })
    );
  });
  expect(silent.map(({ row }) => row)).toEqual([]);
});

test('what tells otherwise than by its name is a row, each with its reason', () => {
  const others = [...Object.keys(MEANT), ...Object.keys(TOLD_BY_WORD)];
  expect(others.filter((row) => !found[row])).toEqual([]);
});
