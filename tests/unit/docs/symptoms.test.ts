import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { symptomPages } from '../../../scripts/symptoms/pages.mjs';
import { symptomsOf } from '../../../scripts/symptoms/read.mjs';
import { ROOT } from '../support/root';

test('the index of all symptoms is up to date: npm run symptoms', () => {
  for (const { file, text } of symptomPages(ROOT)) {
    expect(readFileSync(join(ROOT, file), 'utf8')).toBe(text);
    expect(text.match(/^ {2}- /gm)?.length).toBeGreaterThan(300);
  }
});

test('symptoms are the bold beginnings of one list, each with its own address or that of the section', () => {
  const text = [
    '- **Not this.** It is elsewhere.',
    '## 常见问题 {#what-goes-wrong}',
    '- **`a` is [old](/b).** Because.',
    '- **It is `{#x}`.** {#named} Why.',
    '- **Last.** Why. {#late}',
    '- No symptom.',
    '## Related',
    '- **Not this** either.',
  ].join('\n');
  expect(symptomsOf(text)).toEqual([
    { symptom: '`a` is old', id: 'what-goes-wrong' },
    { symptom: 'It is `{#x}`', id: 'named' },
    { symptom: 'Last', id: 'what-goes-wrong' },
  ]);
});

test('or headings, each with its address, and not the lists below them', () => {
  const text =
    '### What goes wrong\n#### It is slow\n- **A part.** {#part} Why.\n### Next\n#### No';
  expect(symptomsOf(text)).toEqual([{ symptom: 'It is slow', id: 'it-is-slow' }]);
});
