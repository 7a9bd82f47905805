/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/root';
import { OUTSIDE_OF_ACT, SAID } from './said';
import { TEXTS, asText } from './texts';

/** What a case says. React says most of it once, so that each case runs once. */
const said: Record<string, string> = {};
const saidBy = (id: string) => (said[id] ??= SAID[id]!());

/** A code in a page that is a message: some words that begin with a capital or say "not". */
const isMessage = (code: string) =>
  /^([A-Z<]|.* not )\S* \S+ \S/.test(code) && !/[{}?]|=>|npm /.test(code);

/** The codes of a text, written with one or two backticks. */
const codesOf = (text: string) =>
  Array.from(text.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g), ([, , code = '']) =>
    code.trim(),
  );

/** The sections of a page below a heading, by anchor: the message of the title, and the text. */
function sectionsOf(text: string, anchor: string) {
  const [, rest = ''] = text.split(`{#${anchor}}`);
  const [chapter = ''] = rest.split(/^## /m);
  const sections = chapter.matchAll(/^### (.*) \{#([\w-]+)\}\n([^]*?)(?=^###|(?![^]))/gm);
  return Array.from(sections, ([, title = '', id = '', body = '']) => ({
    id,
    title: title.replace(/\\(?=[<>])/g, ''),
    body,
  }));
}

const read = (file: string) => readFileSync(join(ROOT, 'docs', file), 'utf8');
const guides = ['', '.zh-CN'].map((end) => read(`guide/troubleshooting${end}.md`));

describe('what the guide quotes of React and of the browser is what they say', () => {
  test('there is a case for every section', () => {
    for (const guide of guides) {
      const ids = sectionsOf(guide, 'react').map(({ id }) => id);
      expect(ids).toEqual(Object.keys(SAID));
    }
  });

  test.each(Object.keys(SAID))('%s', (id) => {
    for (const guide of guides) {
      const section = sectionsOf(guide, 'react').find((one) => one.id === id)!;
      for (const message of [section.title, ...codesOf(section.body).filter(isMessage)]) {
        expect(saidBy(id)).toContain(message);
      }
    }
  });
});

test('every message that the guide quotes of rc-table is one of its texts', () => {
  for (const guide of guides) {
    const quoted = sectionsOf(guide, 'warnings').flatMap(({ title, body }) => {
      const items = [...body.matchAll(/^- \*\*(.*?)\*\*/gm)].map(([, item = '']) => item);
      return items.length > 0 ? items : [title];
    });
    expect(quoted.length).toBeGreaterThan(10);
    expect(quoted.filter((text) => !TEXTS.includes(asText(text)))).toEqual([]);
  }
});

test('other pages quote messages word for word', () => {
  const files = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replace(/\\/g, '/'))
    // Those of TypeScript have tests in `guides/snippets.test.ts`.
    .filter(
      (file) => file.endsWith('.md') && !/^guide\/(troubleshooting|types)\./.test(file),
    );
  const quoted = files.flatMap((file) =>
    codesOf(read(file).replace(/^```[^]*?^```$/gm, ''))
      .filter(isMessage)
      .map((code) => ({ file, code })),
  );
  process.stdout.write(
    `${TEXTS.length} messages of rc-table, ${quoted.length} quotes on other pages\n`,
  );
  const all = [...TEXTS, ...Object.keys(SAID).map(saidBy), OUTSIDE_OF_ACT()].join('\n');
  expect(quoted.length).toBeGreaterThan(3);
  expect(quoted.filter(({ code }) => !all.includes(asText(code)))).toEqual([]);
});
