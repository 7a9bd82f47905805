import { noteReference } from '../../../src/plugin/reference/note-reference';
import { readReference } from '../../../src/plugin/reference/read';
import { changedProblems } from '../../../src/plugin/reference/changes/changed-problems';
import { readReleases } from '../../../src/plugin/markdown/changelog/releases';
import { inlineText, nodesOfType } from '../../../src/plugin/markdown/tree';
import { siteChanges } from '../../../src/plugin/site/references/site-changes';
import { LOCALES } from '../support/locales';
import { siteIn } from '../support/read-site';
import { ROOT } from '../support/root';
import { UNLINKED } from './unlinked-entries';

jest.setTimeout(120_000);

const site = siteIn(ROOT, { apiNotes: 'docs/api' });
const changes = siteChanges(site)!;
const reference = readReference('docs/api', ROOT);
const place = {
  locale: LOCALES[0]!,
  addressOf: String,
  base: '',
  shown: { pages: {}, uses: {}, changes },
};

/** The rows that lead to each version. */
const rowsOf = new Map<string, string[]>();
reference.notes.forEach((_, at) => {
  for (const { name, since, changes: own } of noteReference(reference, at, place)!.rows) {
    const versions = (own?.in ?? []).map(({ title }) => title);
    for (const version of own?.since ? [since!, ...versions] : versions) {
      rowsOf.set(version, [...(rowsOf.get(version) ?? []), name]);
    }
  }
});

const { tree } = site.files.get('docs/changelog.md')!.document;
const entries = readReleases(tree).flatMap(({ version, entries: own }) => {
  const said = own.filter(({ kind }) => kind !== 'internal');
  const codesOf = (item: (typeof own)[number]['item']) =>
    nodesOfType('inlineCode', item).flatMap(({ value }) => value.split(/[^\w$*-]+/));
  return said.map(({ item, label }) => {
    const [, text = ''] = inlineText(item).split(`${label ? inlineText(label) : ''} `);
    const others = said.filter((one) => one.item !== item);
    return {
      id: `${version} ${text}`,
      codes: codesOf(item),
      othersCodes: others.flatMap((one) => codesOf(one.item)),
      rows: rowsOf.get(version) ?? [],
    };
  });
});

/** True if a row leads to the version because of the entry, not of another one beside it. */
function isLinked({ codes, othersCodes, rows }: (typeof entries)[number]): boolean {
  return rows.some((row) => {
    const leaf = row.split('.').pop()!;
    return codes.includes(leaf) || !othersCodes.includes(leaf);
  });
}

const listed = Object.values(UNLINKED).flat();
const isOn = (list: readonly string[], id: string) =>
  list.some(
    (begin) => id.startsWith(`${begin} `) || (/ /.test(begin) && id.startsWith(begin)),
  );

test('each entry of the changelog is linked from a row, or is known to be about no property', () => {
  const unknown = entries.filter((entry) => !isOn(listed, entry.id) && !isLinked(entry));
  expect(unknown.map(({ id }) => id)).toEqual([]);
  const without = entries.filter(({ id }) => isOn(listed, id)).length;
  process.stdout.write(
    `${entries.length} entries: ${entries.length - without} linked from a row, ${without} about no property\n`,
  );
});

test('what is known to be about no property is an entry each, and is not linked', () => {
  const wrong = listed.filter((begin) => !entries.some(({ id }) => isOn([begin], id)));
  expect(wrong).toEqual([]);
  const versionsOf = listed.filter((begin) => !begin.includes(' '));
  expect(versionsOf.filter((version) => rowsOf.has(version))).toEqual([]);
});

test('the versions that notes name are in the changelog', () => {
  expect(changedProblems(reference.notes, changes)).toEqual([]);
});
