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

/** A tree in short, parts of HTML in place of what React need not know, with rows in brackets. */
async function folded(children: ElementContent[], base = '/'): Promise<string> {
  const { fold } = await foldHtml(base);
  const tree: Root = { type: 'root', children };
  const { html, rows } = fold(tree);
  const whole = (tag: string, inner: string) => `<${tag}>${inner}</${tag}>`;
  const short = (node: Root['children'][number]): string => {
    if (node.type !== 'element') return 'value' in node ? node.value : '';
    if (node.tagName === 'LedgerRow') {
      const row = rows[Number(node.properties?.at)] ?? [];
      const elements = row.map(([tag, part]) =>
        whole(tag, part < 0 ? '' : `«${html[part]}»`),
      );
      return `[${elements.join('')}]`;
    }
    const part = node.properties?.['data-ledger-html'];
    const inner = part ? `«${html[Number(part)]}»` : node.children.map(short).join('');
    return whole(node.tagName, inner);
  };
  return tree.children.map(short).join('');
}

test.each<[string, ElementContent[], string]>([
  ['a paragraph', [element('p', [text('a < b & c')])], '[<p>«a &#x3C; b &#x26; c»</p>]'],
  [
    'all of a table',
    [element('table', [element('tr', [element('td', [text('a')])])])],
    '[<table>«<tr><td>a</td></tr>»</table>]',
  ],
  [
    'a link of dumi is a link',
    [element('p', [text('See '), link('/a')])],
    '[<p>«See <a href="/a">A</a>»</p>]',
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
    '<div>[<p>«a»</p>]<Demo></Demo>[<p>«b»</p>]</div>',
  ],
  [
    'what stands in a component',
    [element('Container', [element('p', [text('a')])])],
    '<Container><p>«a»</p></Container>',
  ],
  [
    'what has an attribute that is code stays with React',
    [element('p', [live(), element('i', [text('a')])])],
    '<p><b></b>[<i>«a»</i>]</p>',
  ],
  [
    'a component at any depth',
    [
      element('ul', [
        element('li', [element('p', [element('Badge')])]),
        element('li', [text('a')]),
      ]),
    ],
    '<ul><li><p><Badge></Badge></p></li>[<li>«a»</li>]</ul>',
  ],
  ['what holds nothing', [element('hr'), element('br')], '[<hr></hr><br></br>]'],
  [
    'an attribute that React calls otherwise is left to dumi',
    [element('p', [text('a')], { properties: { align: 'center' } }), element('hr')],
    '<p>«a»</p>[<hr></hr>]',
  ],
  [
    'a text that stands between elements',
    [element('b', [text('a')]), text(' '), element('b', [text('b')])],
    '[<b>«a»</b>] [<b>«b»</b>]',
  ],
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
    `[<p>«<a href="${href}">A</a>»</p>]`,
  );
});

test('parts that code refers to come first, so that it is the same when a paragraph is added', async () => {
  const codeOf = async (...paragraphs: string[]) => {
    const { add, fold } = await foldHtml('/');
    expect([add('code'), add('more code')]).toEqual(['ledgerHtml[0]', 'ledgerHtml[1]']);
    const part = element('p', [text('part')]);
    const container = element('Container', [part]);
    const tree: Root = {
      type: 'root',
      children: [...paragraphs.map((one) => element('p', [text(one)])), container],
    };
    const { html, rows } = fold(tree);
    return {
      html,
      rows,
      tags: tree.children.map((one) => 'tagName' in one && one.tagName),
      part,
    };
  };
  const one = await codeOf('a');
  expect(one.html).toEqual(['code', 'more code', 'part', 'a']);
  const two = await codeOf('a', 'b');
  expect(two.html).toEqual(['code', 'more code', 'part', 'a', 'b']);
  expect(two.rows).toEqual([
    [
      ['p', 3],
      ['p', 4],
    ],
  ]);
  expect([two.tags, two.part]).toEqual([one.tags, one.part]);
});

test('a part is set as HTML, which React leaves as the document has it, and a row as elements', async () => {
  const { fold } = await foldHtml('/');
  const paragraph = element('p', [text('words')], { properties: { align: 'left' } });
  const heading = element('h2', [text('title')], {
    properties: { id: 'a', className: ['b', 'c'] },
  });
  const tree: Root = { type: 'root', children: [paragraph, heading] };
  const { rows } = fold(tree);
  expect(rows).toEqual([[['h2', 1, { id: 'a', className: 'b c' }]]]);
  expect(paragraph.children).toEqual([]);
  // As dumi writes the properties of an element.
  const written = tree.children.map((one) => {
    const { tagName, properties = {} } = one as Element;
    const names = Object.entries(properties).map(
      ([name, value]) => ` ${name}="${String(value)}"`,
    );
    return `<${tagName}${names.join('')} />`;
  });
  expect(insertParts(written.join(''))).toBe(
    '<p align="left" dangerouslySetInnerHTML={ledgerHtml[0]} suppressHydrationWarning={true} />{plainRow(ledgerContent, 0, ledgerHtml)}',
  );
});
