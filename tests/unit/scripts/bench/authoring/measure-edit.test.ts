import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITS, edited } from '../../../../../scripts/bench/authoring/measure-edit.mjs';
import { ROOT } from '../../../support/root';

test.each(Object.entries(EDITS))('the %s that is edited holds its text', (_, edit) => {
  const source = readFileSync(join(ROOT, edit.file), 'utf8');
  expect(edited(source, edit, 'Another text')).toContain('Another text');
  expect(edited(source, edit, 'Another text')).not.toContain(edit.text);
});

test.each(['nothing', 'here and here'])('%j does not hold it once', (source) => {
  const edit = { file: 'a.md', text: 'here' };
  expect(() => edited(source, edit, 'there')).toThrow(/a\.md holds "here" [02] times/);
});
