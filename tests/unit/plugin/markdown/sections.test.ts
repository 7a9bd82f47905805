import { plainText, sectionsOf } from '../../../../src/plugin/markdown/sections';
import { documentWith } from '../../support/read-site';
import { anchoredHeadings, readDocuments } from '../../support/site';

/** Each heading with those above it and its anchor. */
const outline = (text: string) =>
  sectionsOf(documentWith(text))
    .slice(1)
    .map(({ above, title, id }) => `${[...above, title].join(' > ')} #${id}`);

/** All paragraphs of a text. */
const paragraphs = (text: string) =>
  sectionsOf(documentWith(text)).flatMap((section) => section.paragraphs);

describe('headings', () => {
  test.each<[string, string, string[]]>([
    ['none', 'Text.', []],
    ['the title of the page is none', '# Page\n\nText.', []],
    ['one', '## Use it', ['Use it #use-it']],
    [
      'nested',
      '## A\n\n### B\n\n#### C\n\n### D\n\n## E',
      ['A #a', 'A > B #b', 'A > B > C #c', 'A > D #d', 'E #e'],
    ],
    [
      'with depths left out',
      '## A\n\n#### B\n\n### C\n\n## D',
      ['A #a', 'A > B #b', 'A > C #c', 'D #d'],
    ],
    ['a deep one first', '### A\n\n## B', ['A #a', 'B #b']],
    [
      'with the same name',
      '## Notes\n\n## A\n\n### Notes\n\n## Notes',
      ['Notes #notes', 'A #a', 'A > Notes #notes-1', 'Notes #notes-2'],
    ],
    ['named as the page', '# Table\n\n## Table', ['Table #table-1']],
    [
      'with code and links',
      '## Use `rowKey` and [more](/x)',
      ['Use rowKey and more #use-rowkey-and-more'],
    ],
    ['with signs', "## What's new in 7.30?", ["What's new in 7.30? #whats-new-in-730"]],
    ['in Chinese', '## 固定列', ['固定列 #固定列']],
    ['underlined', 'Install\n-------', ['Install #install']],
    ['in code is none', '```md\n## Not me\n```', []],
    // What stands between two blanks goes, the blanks stay: dumi makes an anchor of both.
    ['with a tag inside', '## A <Tag /> b', ['A b #a--b']],
    // A picture has no text for dumi.
    ['with a picture', '## ![icon](x.png) Grid', ['Grid #grid']],
    ['in a quote, which takes its anchor', '> ## Notes\n\n## Notes', ['Notes #notes-1']],
  ])('%s', (_, text, expected) => {
    expect(outline(text)).toEqual(expected);
  });

  test('each has the text below it, up to the next one', () => {
    const text = '# Page\n\nFirst.\n\n## A\n\nOne.\n\nTwo.\n\n### B\n\nThree.\n\n## C\n';
    expect(
      sectionsOf(documentWith(text)).map((section) => [
        section.title,
        section.paragraphs,
      ]),
    ).toEqual([
      ['', ['First.']],
      ['A', ['One.', 'Two.']],
      ['B', ['Three.']],
      ['C', []],
    ]);
  });

  test('those of this site have the anchors that its pages have', () => {
    const documents = readDocuments();
    expect(documents.length).toBeGreaterThan(40);
    for (const document of documents) {
      if (/<embed/.test(document.text)) continue;
      const sections = sectionsOf(documentWith(document.text));
      expect(sections.slice(1).map(({ id }) => id)).toEqual(
        anchoredHeadings(document).map(({ id }) => id),
      );
    }
  });
});

describe('text', () => {
  test.each<[string, string, string[]]>([
    ['front matter is none', '---\ntitle: A\n---\n\nText.', ['Text.']],
    ['front matter with other line ends', '---\r\ntitle: A\r\n---\r\nText.', ['Text.']],
    [
      'front matter behind a byte order mark',
      '\uFEFF---\ntitle: A\n---\nText.',
      ['Text.'],
    ],
    [
      'a rule later is no front matter',
      'One.\n\n---\n\nTwo.\n\n---\n\nThree.',
      ['One.', 'Two.', 'Three.'],
    ],
    [
      'signs of markdown are gone',
      '**New**, see [`key`](/key) ~~old~~',
      ['New, see key old'],
    ],
    ['lines are joined', 'One\ntwo\n   three.', ['One two three.']],
    ['a line that is broken, too', 'One  \ntwo\\\nthree.', ['One two three.']],
    ['tags are gone, what they hold stays', 'A <b>bold</b> word.', ['A bold word.']],
    [
      'a tag that breaks a line parts words',
      'One<br>two<br />three.',
      ['One two three.'],
    ],
    ['blocks of tags are gone', '<div class="a">\n\nText.\n\n</div>', ['Text.']],
    ['comments are gone', '<!-- Hidden. -->\n\nText. <!-- x -->', ['Text.']],
    [
      'demos and references are no text',
      '<code src="a.tsx"></code>\n\n<API id="T"></API>',
      [],
    ],
    ['a list', '- One\n- Two\n  - Three\n\n1. Four', ['One', 'Two', 'Three', 'Four']],
    ['a quote', '> Said.\n>\n> Again.', ['Said.', 'Again.']],
    [
      'a row of a table is one text',
      '| Name | Type |\n| --- | --- |\n| `rowKey` | string \\| number |\n| x | |',
      ['Name · Type', 'rowKey · string | number', 'x ·'],
    ],
    [
      'a block of code',
      '```bash\nnpm install\nnpm start\n```',
      ['npm install npm start'],
    ],
    [
      'code keeps what looks like a tag',
      '`<Table>`\n\n```tsx\n<Table rowKey="id" />\n```',
      ['<Table>', '<Table rowKey="id" />'],
    ],
    ['a container', ':::warning\nHot.\n:::', ['Hot.']],
    [
      'a container with its title',
      ':::warning[Take care]\nHot.\n:::',
      ['Take care', 'Hot.'],
    ],
    [
      'a title in braces',
      ':::warning{title="Take care"}\nHot.\n:::',
      ['Take care', 'Hot.'],
    ],
    [
      'containers in one another, and what is shown with its source',
      '::::example\n:::tab[One]\nHot.\n:::\n::::',
      ['One', 'Hot.'],
    ],
    ['a badge', 'Old <Badge type="warning">deprecated</Badge>.', ['Old deprecated.']],
    ['a container with blank lines', ':::info\n\nOne.\n\nTwo.\n\n:::', ['One.', 'Two.']],
    ['a list in a container', ':::info\n- One\n- Two\n:::', ['One', 'Two']],
    ['a longer fence', '::::info\nHot.\n::::', ['Hot.']],
    ['a colon in a text stays', 'Note::: it is a: text.', ['Note::: it is a: text.']],
    ['none', '', []],
  ])('%s', (_, text, expected) => {
    expect(paragraphs(text)).toEqual(expected);
  });

  test('a badge in a heading is no part of it', () => {
    expect(outline('## Old <Badge>new</Badge>\n\nText.')).toEqual(['Old #old']);
  });

  test('a heading in a container has its place', () => {
    expect(outline(':::info\n\n## Hot\n\nText.\n\n:::')).toEqual(['Hot #hot']);
  });
});

test.each([
  ['**New** see [key](/key)', 'New see key'],
  ['`scroll.x` of a table', 'scroll.x of a table'],
  ['One.\nTwo.', 'One. Two.'],
  ['One.\n\nTwo.', 'One. Two.'],
  ['', ''],
])('%j is read as %j', (markdown, expected) => {
  expect(plainText(markdown)).toBe(expected);
});
