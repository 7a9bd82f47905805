import { join } from 'node:path';
import remarkAuthoring from '../../../../src/plugin/pages/remark-authoring';
import { inlineText, nodesOfType, parseTree } from '../../../../src/plugin/markdown/tree';
import { ROOT } from '../../support/root';

const SITE = join(ROOT, 'sites/theme');

/** A page after the step; `embeds` are the files it is made again for. */
function made(text: string, base = '/base/') {
  const tree = parseTree(text);
  const embeds: string[] = [];
  const step = remarkAuthoring.call(
    { data: () => join(SITE, 'docs/a.md') },
    { base, bases: ['/docs/'], root: SITE },
  );
  step(tree, { toString: () => text, data: { embeds } });
  return { tree, embeds };
}

test('the source of an example is what stands between its fences, to the letter', () => {
  const source = ':::warning{title="A"}\n**B**\n\n- c\n:::\n\n```ts\n// [!code ++]\n```';
  const { tree } = made(`---\ntitle: A\n---\n\n::::example\n\n${source}\n\n::::\n`);
  const shown = nodesOfType('code', tree).find(({ lang }) => lang === 'markdown');
  expect(shown?.value).toBe(source);
});

test('an example shows what its source comes to', () => {
  const { tree } = made(':::example\nA **b**\n:::\n');
  expect(nodesOfType('paragraph', tree).map((node) => inlineText(node))).toEqual(['A b']);
});

test('the numbered list of steps takes their place, as a list', () => {
  const { tree } = made(':::steps\n\n1. A\n2. B\n\n:::\n');
  expect(tree.children).toHaveLength(1);
  expect(tree.children?.[0]).toMatchObject({
    type: 'list',
    ordered: true,
    data: { hProperties: { className: ['ledger-steps'], role: 'list' } },
  });
});

test('a command becomes a block of code for each package manager', () => {
  const { tree } = made('```bash npm2yarn\nnpm i a\n```\n');
  expect(nodesOfType('code', tree).map(({ lang, value }) => [lang, value])).toEqual([
    ['bash', 'npm i a'],
    ['bash', 'yarn add a'],
    ['bash', 'pnpm add a'],
    ['bash', 'bun add a'],
  ]);
});

describe('pictures', () => {
  const [light, beside, far] = [
    '/pictures/rows-light.svg#light',
    '../../../docs/screenshot.png',
    'https://example.com/a.png',
  ];
  const { tree, embeds } = made(`![a](${light})\n\n![b](${beside})\n\n![c](${far})\n`);
  const images = nodesOfType('image', tree);

  test('of the public folder stand below the base of the site', () => {
    expect(images.map(({ url }) => url)).toEqual([
      '/base/pictures/rows-light.svg',
      beside,
      far,
    ]);
  });

  test('may have the base in their address, as dumi adds none', () => {
    const file = 'pictures/rows-light.svg';
    const { tree, embeds } = made(`![a](/base/${file}) ![b](/docs/${file})`);
    const [first, second] = nodesOfType('image', tree);
    expect(first).toMatchObject({
      url: `/base/${file}`,
      data: { hProperties: { width: 480, height: 144 } },
    });
    // The base of the pages, where files have another one.
    expect(second?.url).toBe(`/base/${file}`);
    expect(embeds).toHaveLength(2);
  });

  test('have the size of their file, and the color that they are for', () => {
    expect(images.map(({ data }) => data?.hProperties)).toEqual([
      {
        width: 480,
        height: 144,
        className: ['ledger-only-light'],
        loading: 'lazy',
      },
      { width: 1280, height: 920 },
      {},
    ]);
  });

  test('from another host take turns with the color too', () => {
    const { tree: pair } = made(`![a](${far}#light)\n![b](//cdn.example/b.svg#dark)\n`);
    expect(
      nodesOfType('image', pair).map(({ url, data }) => [url, data?.hProperties]),
    ).toEqual([
      [far, { className: ['ledger-only-light'], loading: 'lazy' }],
      ['//cdn.example/b.svg', { className: ['ledger-only-dark'], loading: 'lazy' }],
    ]);
  });

  test('make their page again when they change', () => {
    expect(embeds).toEqual([
      join(SITE, 'public/pictures/rows-light.svg'),
      join(ROOT, 'docs/screenshot.png'),
    ]);
  });
});

describe('demos whose tags close themselves', () => {
  /** The paragraphs of a page with the HTML in each, and its HTML outside of them. */
  const htmlOf = (text: string) => {
    const valueOf = (node: object) => ('value' in node ? node.value : undefined);
    return (made(text).tree.children ?? []).map((node) =>
      node.type === 'paragraph' ? node.children.map(valueOf) : valueOf(node),
    );
  };

  test('are closed, in a paragraph, in which dumi finds demos', () => {
    expect(htmlOf('<code src="@/a.tsx" title="a > b" />\n\nText\n')).toEqual([
      ['<code src="@/a.tsx" title="a > b"></code>'],
      ['Text'],
    ]);
  });

  test('stand beside each other where lines do, and text follows them', () => {
    expect(htmlOf("<code src='@/a.tsx'/>\n<code title src='@/b.tsx' />\nText\n")).toEqual(
      [
        ["<code src='@/a.tsx'></code>", '\n', "<code title src='@/b.tsx'></code>"],
        'Text',
      ],
    );
  });

  test('are closed in a line of text and in other HTML too', () => {
    expect(htmlOf('A <code src="@/a.tsx" /> b')).toEqual([
      ['A ', '<code src="@/a.tsx"></code>', ' b'],
    ]);
    expect(htmlOf('<div>\n<code src="@/a.tsx" />\n</div>')).toEqual([
      '<div>\n<code src="@/a.tsx"></code>\n</div>',
    ]);
  });

  test('are left out where they lead to no file', () => {
    expect(htmlOf('<code src="./gone.tsx" />\n\nText\n')).toEqual([[''], ['Text']]);
    expect(htmlOf('A <code src="./gone.tsx" /> b')).toEqual([['A ', '', ' b']]);
  });

  test('other tags stay', () => {
    expect(htmlOf('<code>a</code> <br />')).toEqual([
      ['<code>', 'a', '</code>', ' ', '<br />'],
    ]);
  });
});
