import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatProblem } from '../../../../../src/model/problem';
import { verifiedProblems } from '../../../../../src/plugin/checks/config/verified';
import type { Site } from '../../../../../src/plugin/site/read-site';

const root = mkdtempSync(join(tmpdir(), 'verified-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The problems of a list on a site with a page of one section and notes with one pitfall. */
function told(list: Record<string, (string | null)[]>): string[] {
  writeFileSync(join(root, 'verified.json'), JSON.stringify(list));
  const parts = [
    { kind: 'heading', id: 'wrong' },
    { kind: 'item', id: 'slow' },
  ];
  const site = {
    root,
    options: { verified: { file: 'verified.json', version: '1.2.0' } },
    files: new Map([['docs/a.md', { document: { outline: { parts } } }]]),
    notes: [
      {
        file: 'docs/api/table.yaml',
        rows: { data: { text: 'Rows.' }, rowKey: { text: 'Key.', pitfall: 'No index.' } },
      },
    ],
  };
  return verifiedProblems(site as unknown as Site).map(formatProblem);
}

test('sections and items of pages and pitfalls of references are known', () => {
  const places = ['docs/a.md#wrong', 'docs/a.md#slow', 'docs/api/table.yaml#rowKey'];
  const list = places.map((place) => [place, ['tests/a.test.ts']]);
  expect(told(Object.fromEntries(list))).toEqual([]);
});

test.each([
  ['docs/a.md#gone', 'is no section or item of a page', 'the file of a page and the id'],
  ['docs/b.md#wrong', 'is no section or item of a page', 'the file of a page and the id'],
  ['docs/api/table.yaml#gone', 'is no pitfall of a reference', 'a file of notes and'],
  ['docs/api/table.yaml#data', 'is no pitfall of a reference', 'a file of notes and'],
])('%s %s', (section, fault, cure) => {
  const [problem = '', ...others] = told({ [section]: ['tests/a.test.ts'] });
  expect(others).toEqual([]);
  expect(problem).toContain(`verified.json:1 "${section}" ${fault}. Write ${cure}`);
});
