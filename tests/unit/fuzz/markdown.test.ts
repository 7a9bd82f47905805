import fc from 'fast-check';
import { checkSite } from '../../../src/plugin/checks/check-site';
import { parseDocument } from '../../../src/plugin/markdown/document';
import { sectionsOf } from '../../../src/plugin/markdown/sections';
import { siteIn } from '../support/read-site';
import { temporaryFolders } from '../support/temporary-folder';
import { bounds } from './bounds';
import { countAttempts } from '../../support/attempts';

const folderWith = temporaryFolders();

/** What documents are made of: beginnings, ends and middles of everything that pages know. */
const PIECES = [
  ...[
    '\n',
    '\n\n',
    ' ',
    '\t',
    '\r\n',
    '  ',
    '> ',
    '- ',
    '1. ',
    '| a |\n| - |\n',
    '---\n',
  ],
  ...[
    '# ',
    '## ',
    '### A',
    '{#id}',
    '{#',
    '}',
    '🎉',
    '表格',
    '\u0000',
    '\uFEFF',
    '\uD800',
  ],
  ...['```', '````', '~~~', '```tsx {1}\n', ' title="a"', '[!code ++]', '`', '``'],
  ...[
    ':::',
    '::::',
    ':::note',
    ':::tabs',
    ':::tab[A]',
    ':::steps',
    ':::example',
    '[',
    ']',
  ],
  ...['<', '>', '/>', '</', '="', '"', "'", '<!--', '-->', '<?', '<![CDATA[', '<!'],
  ...[
    '<code src="./a.tsx">',
    '</code>',
    '<code src="./none">',
    '<code',
    ' id="x"',
    ' inline',
  ],
  ...[
    '<embed src="./b.md">',
    '<embed src="./a.md">',
    '</embed>',
    '<embed src="',
    '#L2-L1',
  ],
  ...['<API id="Table">', '</API>', '<Badge type="x">', '</Badge>', '<Unknown />', '<T>'],
  ...[
    '<a href="/x#y">',
    '<img src="./x.png">',
    '[a](b.md#c)',
    '![a](x.svg#dark)',
    '[a]: /b',
  ],
  ...[
    '<div>',
    '</div>',
    '<script>',
    '</script>',
    '<svg>',
    '<b>',
    '</b>',
    '<br>',
    'Array<string>',
  ],
  ...['---\ntitle: A\n---\n', 'title: A\n', 'text', '*', '**', '\\', '&lt;', '&#0;', '%'],
];

const documents = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
      fc.string({ unit: 'binary' }),
    ),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(''));

test('no page makes the reading or the checks throw, and problems have a line in their file', () => {
  const root = folderWith({
    'docs/a.md': '',
    'docs/b.md': '---\ntitle: B\n---\n\n## B\n\n<embed src="./a.md"></embed>\n',
    'docs/a.tsx': 'export default () => null;\n',
  });
  const site = siteIn(root, { components: ['API', 'Badge'] });
  const path = `${root}/docs/a.md`;
  const linesOf = (text: string) => text.split('\n').length;
  fc.assert(
    fc.property(documents, (text) => {
      countAttempts('inputs fuzzed');
      const document = parseDocument(text, path, root);
      sectionsOf(document);
      const files = new Map([['docs/a.md', { document, tabs: [] }]]);
      for (const { file, line, message, hint } of checkSite({ ...site, files })) {
        const lines = file === 'docs/a.md' ? linesOf(text) : 7;
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
        expect(`${message}${hint}`).not.toContain(root);
      }
    }),
    bounds(600),
  );
});
