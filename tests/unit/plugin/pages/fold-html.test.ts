import type { Element, ElementContent, Root, Text } from 'hast';
import { foldHtml, insertParts } from '../../../../src/plugin/pages/fold-html';

function element(
  tagName: string,
  children: ElementContent[] = [],
  rest: Partial<Element> = {},
): Element {
  return { type: 'element', tagName, properties: {}, children, ...rest };
}
const text = (value: string): Text => ({ type: 'text', value });
const link = (to: string) => element('Link', [text('A')], { properties: { to } });
const live = () =>
  element('b', [], {
    JSXAttributes: [{ type: 'JSXAttribute', name: 'onClick', value: 'a' }],
  });

/** A tree in short, parts of HTML in place of what React need not know. */
async function folded(children: ElementContent[], base = '/'): Promise<string> {
  const { fold, parts } = await foldHtml(base);
  const tree: Root = { type: 'root', children };
  fold(tree);
  const short = (node: Root['children'][number]): string => {
    if (node.type !== 'element') return 'value' in node ? node.value : '';
    const part = node.properties?.['data-ledger-html'];
    const inner = part ? `«${parts[Number(part)]}»` : node.children.map(short).join('');
    return `<${node.tagName}>${inner}</${node.tagName}>`;
  };
  return tree.children.map(short).join('');
}

test.each<[string, ElementContent[], string]>([
  ['a paragraph', [element('p', [text('a < b & c')])], '<p>«a &#x3C; b &#x26; c»</p>'],
  [
    'all of a table',
    [element('table', [element('tr', [element('td', [text('a')])])])],
    '<table>«<tr><td>a</td></tr>»</table>',
  ],
  [
    'a link of dumi is a link',
    [element('p', [text('See '), link('/a')])],
    '<p>«See <a href="/a">A</a>»</p>',
  ],
  [
    'a link that stands alone stays a component, its text does not',
    [link('/a')],
    '<Link>A</Link>',
  ],
  [
    'text beside a component',
    [
      element('div', [
        element('p', [text('a')]),
        element('Demo'),
        element('p', [text('b')]),
      ]),
    ],
    '<div><p>«a»</p><Demo></Demo><p>«b»</p></div>',
  ],
  [
    'what stands in a component',
    [element('Container', [element('p', [text('a')])])],
    '<Container><p>«a»</p></Container>',
  ],
  [
    'what has an attribute that is code stays with React',
    [element('p', [live(), element('i', [text('a')])])],
    '<p><b></b><i>«a»</i></p>',
  ],
  [
    'a component at any depth',
    [
      element('ul', [
        element('li', [element('p', [element('Badge')])]),
        element('li', [text('a')]),
      ]),
    ],
    '<ul><li><p><Badge></Badge></p></li><li>«a»</li></ul>',
  ],
  ['what holds nothing', [element('hr'), element('img')], '<hr></hr><img></img>'],
])('%s: as little as possible is left to React', async (_, children, expected) => {
  expect(await folded(children)).toBe(expected);
});

test.each([
  ['/', '/demo/key', '/demo/key'],
  ['/table/', '/demo/key', '/table/demo/key'],
  ['/table/', '/demo/key?a=b#c', '/table/demo/key?a=b#c'],
  ['/table/', '//example.com/a', '//example.com/a'],
  ['/table/', 'https://example.com', 'https://example.com'],
  ['/table/', '#rows', '#rows'],
  ['/table/', './key', './key'],
])('below %s a link to %s leads to %s', async (base, to, href) => {
  expect(await folded([element('p', [link(to)])], base)).toBe(
    `<p>«<a href="${href}">A</a>»</p>`,
  );
});

test('parts are numbered in the order in which they are added, code among them', async () => {
  const { add, fold, parts } = await foldHtml('/');
  expect([add('code'), add('more code')]).toEqual(['ledgerHtml[0]', 'ledgerHtml[1]']);
  fold({ type: 'root', children: [element('p', [text('words')])] });
  expect(parts).toEqual(['code', 'more code', 'words']);
});

test('a part is set as HTML, which React leaves as the document has it', async () => {
  const { fold } = await foldHtml('/');
  const paragraph = element('p', [text('words')], { properties: { id: 'a' } });
  fold({ type: 'root', children: [paragraph] });
  expect(paragraph.children).toEqual([]);
  // As dumi writes the properties of an element.
  const written = Object.entries(paragraph.properties ?? {}).map(
    ([name, value]) => ` ${name}="${String(value)}"`,
  );
  expect(insertParts(`<p${written.join('')} />`)).toBe(
    '<p id="a" dangerouslySetInnerHTML={ledgerHtml[0]} suppressHydrationWarning={true} />',
  );
});
