import fc from 'fast-check';
import { parseDocument } from '../../../src/plugin/markdown/document';
import { readFrontMatter } from '../../../src/plugin/markdown/front-matter';
import { bounds } from './bounds';
import { countAttempts } from '../../support/attempts';

const PIECES = [
  ...[
    'title: ',
    'order: ',
    'demos: ',
    'toc: ',
    'keywords: ',
    'x',
    'a: ',
    '? ',
    ': ',
    ':\n',
    ',',
  ],
  ...[
    '*',
    '*a',
    '&a ',
    '*a ',
    '<<: ',
    '!',
    '!!',
    '!!binary ',
    '!tag ',
    '%YAML 1.1\n',
    '@',
    '`',
  ],
  ...[
    '- ',
    '[',
    ']',
    '{',
    '}',
    '|\n',
    '>-\n',
    '"',
    "'",
    '#',
    '\n',
    '\n  ',
    '\t',
    '\r\n',
    '...',
  ],
  ...[
    '---',
    '--- ',
    '__proto__: ',
    'constructor: ',
    'null',
    '~',
    '.nan',
    '1e999',
    '2020-01-01',
  ],
  ...['\u0000', '\uFEFF', '\u2028', '\uD800', '🎉'],
];

const yaml = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
      fc.string({ unit: 'binary' }),
    ),
    {
      maxLength: 30,
    },
  )
  .map((parts) => parts.join(''));

test('no front matter makes the reading throw, and problems have a line in the file', () => {
  fc.assert(
    fc.property(yaml, (text) => {
      countAttempts('inputs fuzzed');
      const page = `---\n${text}\n---\n\nText\n`;
      const { problems } = readFrontMatter(page, 'docs/a.md');
      expect(problems.length).toBeLessThanOrEqual(1);
      const { frontMatterProblems } = parseDocument(page, '/site/docs/a.md', '/site');
      for (const { line, message, hint } of [...problems, ...frontMatterProblems]) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(page.split('\n').length);
        expect(message).not.toMatch(/^\s*$/);
        expect(hint).not.toContain('\n');
      }
    }),
    bounds(600),
  );
});
