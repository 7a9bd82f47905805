import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/root';
import { codeBlocks } from './blocks';
import { compile } from './compile';
import { ACCEPTED, CASES } from './type-errors';

/** The guides whose snippets are compiled, in one program, which takes most of the time. */
const GUIDES = ['accessibility', 'migration', 'types'];

/** A title that names another version or library, whose types are not here. */
const OF_ANOTHER = /title="(?!rc-table 7\.30\.3")/;

const read = (name: string) => readFileSync(join(ROOT, `docs/guide/${name}.md`), 'utf8');

const blocks = GUIDES.flatMap((name) =>
  codeBlocks(read(name))
    .filter(({ language, meta }) => /^tsx?$/.test(language) && !OF_ANOTHER.test(meta))
    .map(({ code, line }) => ({ place: `${name}.md:${line}`, code })),
);
// The cases come first: how TypeScript orders a union depends on what it has met before.
const messages = compile([
  ...CASES.map(([, code]) => code),
  ...ACCEPTED,
  ...blocks.map(({ code }) => code),
]);

test('every snippet compiles', () => {
  expect(blocks.length).toBeGreaterThan(4);
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
