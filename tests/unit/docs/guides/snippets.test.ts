import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/root';
import { compile } from './compile';
import { readSnippets } from '../snippets/read-snippets';
import { ACCEPTED, CASES } from './type-errors';

const read = (name: string) => readFileSync(join(ROOT, `docs/guide/${name}.md`), 'utf8');

const snippets = readSnippets();
const blocks = snippets.filter(({ skipped }) => skipped === undefined);
// The cases come first: how TypeScript orders a union depends on what it has met before.
const messages = compile([
  ...CASES.map(([, code]) => code),
  ...ACCEPTED,
  ...blocks.map(({ code }) => code),
]);

test('every snippet compiles', () => {
  const reasons = snippets.flatMap(({ skipped }) => skipped ?? []);
  process.stdout.write(
    `${snippets.length} snippets, ${blocks.length} compiled, ${reasons.length} not:\n`,
  );
  for (const reason of new Set(reasons)) {
    const those = reasons.filter((one) => one === reason);
    process.stdout.write(`  ${those.length} ${reason}\n`);
  }
  expect(blocks.length).toBeGreaterThan(20);
  const wrong = blocks.flatMap(({ place }, index) =>
    (messages[CASES.length + ACCEPTED.length + index] ?? []).map(
      (message) => `${place} ${message}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test('what is said to be unchecked, and every cure of a message, compiles', () => {
  const found = ACCEPTED.map((code, index) => [code, messages[CASES.length + index]]);
  expect(found).toEqual(ACCEPTED.map((code) => [code, []]));
});

describe('the messages of the guide to types', () => {
  const written = [...read('types').matchAll(/^- `(.*[.?])`\\$/gm)];

  test('are those of a case each', () => {
    expect(written.map(([, message]) => message)).toEqual(
      CASES.map(([message]) => message),
    );
  });

  test.each(CASES)('%s', (message) => {
    const index = CASES.findIndex(([other]) => other === message);
    // The lines of an explanation are indented.
    const lines = (messages[index] ?? []).flatMap((text) => text.split(/\n */));
    expect(lines.includes(message) ? message : lines).toBe(message);
  });
});
