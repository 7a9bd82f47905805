/**
 * The notes are read by packages whose files for browsers Jest cannot load.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { basename } from 'node:path';
import { readApiNotes } from '../../../../../src/plugin/reference/notes';
import { ROOT } from '../../../support/root';
import { silenceWarnings } from '../../support';
import { PART_CASES } from './part-cases';
import { STICKY_CASES } from './sticky-cases';
import { TABLE_CASES } from './table-cases';

const CASES = { ...TABLE_CASES, ...PART_CASES, ...STICKY_CASES };

/** What a page says behind a default that the library only documents. */
const NOT_APPLIED: Record<string, RegExp> = {
  'en-US': / \(documented, not applied\)$/,
  'zh-CN': /（文档所写，并未应用）$/,
};

/** Every row of the reference with a default, as `table.rowKey`. */
const rows = readApiNotes('docs/api', ROOT).notes.flatMap(({ file, rows: all }) =>
  Object.entries(all).flatMap(([name, { default: text }]) =>
    text === undefined
      ? []
      : [
          {
            claim: `${basename(file, '.yaml')}.${name}`,
            prop: name.split('.').pop()!,
            text,
          },
        ],
  ),
);

/** The value that a page shows as code, and whether it says that the library applies it. */
function readDefault(text: (typeof rows)[number]['text']) {
  const words =
    typeof text === 'object' ? Object.entries(text) : [['en-US', String(text)]];
  const codes = words.map(([locale = '', word = '']) =>
    word.replace(NOT_APPLIED[locale] ?? '', ''),
  );
  expect(new Set(codes).size).toBe(1);
  const value: unknown = new Function(`return (${codes[0]});`)();
  return { value, isApplied: words.every(([, word]) => word === codes[0]) };
}

test('every row of the reference with a default is run, and no other', () => {
  process.stdout.write(`${rows.length} defaults, ${Object.keys(CASES).length} run\n`);
  expect(rows.map(({ claim }) => claim).sort()).toEqual(Object.keys(CASES).sort());
});

describe('what is shown without the prop is what is shown with the default', () => {
  test.each(rows.map((row) => [row.claim, row] as const))(
    '%s',
    (claim, { prop, text }) => {
      const { value, isApplied } = readDefault(text);
      const { show, other } = CASES[claim]!;
      silenceWarnings();
      const without = show({});
      expect(show({ [prop]: value }) === without ? 'applied' : 'not applied').toBe(
        isApplied ? 'applied' : 'not applied',
      );
      expect(show({ [prop]: other })).not.toBe(without);
    },
  );
});
