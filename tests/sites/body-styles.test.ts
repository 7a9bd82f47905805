import { visit } from '../e2e/support/visit';
import { serveSite } from '../support/built-site';
import type { ServedSite } from '../support/built-site';
import { configFile } from '../support/small-site';

jest.setTimeout(180_000);

/** As libraries write it, for light pages; it comes with a demo. */
const LIBRARY = `body { color: rgb(51, 51, 51); background: rgb(250, 250, 250); font: 13px serif; }
body .markdown { color: rgb(51, 51, 51); }
h1, h2 { color: rgb(51, 51, 51); }
`;

/** A component of the site's own, with a rule that one of the theme's could outdo. */
const CARD = `import React from 'react';

export default ({ children }: { children: React.ReactNode }) => (
  <section className="card">
    <style>{'.big { margin: 1px; }'}</style>
    <h2 className="big">Own</h2>
    <p>Text</p>
    {children}
  </section>
);
`;

/** A slot with a picture that says its height alone. */
const FOOTER = `import React from 'react';

const SVG = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='600' height='300'/>";

export default () => (
  <footer className="foot">
    <img src={SVG} height="20" alt="" />
    <button type="button">Button</button>
  </footer>
);
`;

/** As a site's own content has them that is a copy of dumi's. */
const MARKDOWN = `.markdown {
  code { background: rgb(1, 2, 3); }
  p { background: url(./large.svg); }
  pre { margin: 40px; padding: 2px; color: rgb(1, 2, 3); background: rgb(1, 2, 3); }
}
@media (prefers-color-scheme: dark) {
  .markdown pre { color: rgb(3, 2, 1) !important; background: rgb(250, 250, 250) !important; }
}
`;

/** Too large to become a part of the style sheet. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!-- ${'large '.repeat(3000)} --></svg>\n`;

const CODE = `---
title: Code
---

\`\`\`ts
const block = 1;
\`\`\`

Text.
`;

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite({
    name: 'body-styles',
    base: '/',
    files: {
      '.dumirc.ts': configFile({ themeConfig: { strict: false } }),
      'docs/examples/library.css': LIBRARY,
      '.dumi/theme/markdown.less': MARKDOWN,
      '.dumi/theme/large.svg': PICTURE,
      '.dumi/theme/builtins/Card.tsx': `import '../markdown.less';\n${CARD}`,
      'docs/below/code.md': `${CODE}\n<Card />\n`,
      '.dumi/theme/slots/Footer.tsx': FOOTER,
      '.dumi/global.css': '.markdown table { margin: 24px 0; border: 3px solid; }\n',
      'docs/table.md': '---\ntitle: Table\n---\n\n| A | B |\n| - | - |\n| a | b |\n',
      'docs/cells.md':
        '---\ntitle: Cells\n---\n\n| A | B |\n| :-: | -: |\n| a | b |\n\n<table><tbody><tr><td align="center">c</td><td>d</td></tr></tbody></table>\n',
      'docs/card.md': '---\ntitle: Card\n---\n\nText.\n\n<Card>\n\n## Given\n\n</Card>\n',
      // Its version 4 has such rules.
      'node_modules/antd/package.json': '{ "name": "antd", "version": "4.24.8" }',
      'docs/examples/hello.tsx': `import './library.css';
import React from 'react';

export default () => <p>Hello from the demo</p>;
`,
    },
  });
});
afterAll(() => site.close());

/** Opens a page in a color that the reader has chosen. */
const visitIn = (color: 'light' | 'dark', path: string) =>
  visit(`${site.origin}${path}`, {
    colorScheme: color,
    before: (opened) =>
      opened.addInitScript((chosen) => {
        localStorage.setItem('dumi:prefers-color', chosen);
      }, color),
  });

/** How the title, a paragraph, and a demo look, with the background behind them. */
async function looks(color: 'light' | 'dark') {
  const { page } = await visitIn(color, '/hello');
  await page.locator('[data-demo-root][data-live]').waitFor();
  return page.evaluate(() => {
    const style = (selector: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.body);
    const light = (value: string) => Number(/\d+/.exec(value)?.[0]) > 127;
    const behind = style('.ledger-layout').backgroundColor;
    return {
      behind:
        behind === 'rgba(0, 0, 0, 0)' ? style('body').backgroundColor : light(behind),
      light: ['h1', '.markdown', '[data-demo-root] p'].map((one) =>
        light(style(one).color),
      ),
      serif: style('h1').fontFamily === 'serif',
      size: style('[data-demo-root] p').fontSize,
    };
  });
}

test('a dark page can be read, whatever a library says of the body', async () => {
  expect(await looks('dark')).toEqual({
    behind: false,
    light: [true, true, true],
    serif: false,
    size: '16px',
  });
});

test("a light page has the library's background", async () => {
  expect(await looks('light')).toEqual({
    behind: 'rgb(250, 250, 250)',
    light: [false, false, false],
    serif: false,
    size: '16px',
  });
});

test("a component of the site's own looks as it says, and a page's text in it as on the page", async () => {
  const { page } = await visit(`${site.origin}/card`);
  const looksOf = await page.evaluate(() =>
    ['.card > .big', '.card > p', '.card > #given'].map((selector) => {
      const { margin, lineHeight, borderTopWidth } = getComputedStyle(
        document.querySelector(selector) ?? document.body,
      );
      return { margin, lineHeight, borderTopWidth };
    }),
  );
  expect(looksOf).toEqual([
    { margin: '1px', lineHeight: 'normal', borderTopWidth: '0px' },
    { margin: '16px 0px', lineHeight: 'normal', borderTopWidth: '0px' },
    { margin: '48px 0px 12px', lineHeight: '32.4px', borderTopWidth: '1px' },
  ]);
});

test("a table's frame is around it, whatever margins and borders the site gives tables", async () => {
  const { page } = await visit(`${site.origin}/table`);
  const frame = page.locator('.ledger-table');
  const [inner, table] = await Promise.all([
    frame.evaluate((element) => element.clientHeight),
    frame.locator('table').evaluate((element) => element.getBoundingClientRect().height),
  ]);
  expect(Math.abs(inner - table)).toBeLessThan(1);
  await expect(
    frame.locator('table').evaluate((one) => getComputedStyle(one).borderTopWidth),
  ).resolves.toBe('0px');
});

test('cells are aligned as a page says', async () => {
  const { page } = await visit(`${site.origin}/cells`);
  const cells = await page
    .locator('td')
    .evaluateAll((all) =>
      all.map((one) => [one.textContent, getComputedStyle(one).textAlign]),
    );
  expect(cells).toEqual([
    ['a', 'center'],
    ['b', 'right'],
    ['c', 'center'],
    ['d', 'start'],
  ]);
});

test("a slot of the site's own looks as it says", async () => {
  const { page } = await visit(`${site.origin}/hello`);
  const picture = await page.locator('.foot img').boundingBox();
  expect(picture).toMatchObject({ width: 40, height: 20 });
  const size = await page
    .locator('.foot button')
    .evaluate((button) => getComputedStyle(button).fontSize);
  expect(size).toBe('13.3333px');
});

test('a picture of a style sheet is there below any address', async () => {
  const { page } = await visit(`${site.origin}/below/code`, { live: false });
  const address = await page
    .getByText('Text.')
    .evaluate((text) => getComputedStyle(text).backgroundImage);
  expect(address).toMatch(/^url\("http:\/\/[^/]+\/static\/large\.\w+\.svg"\)$/);
});

test.each(['light', 'dark'] as const)(
  "a block of code can be read with a site's own rules for its elements, in %s",
  async (color) => {
    const { page } = await visitIn(color, '/below/code');
    const [block, code] = await page.evaluate(() =>
      ['.ledger-code-box pre', '.ledger-code-box code'].map((selector) => {
        const { padding, color, backgroundColor } = getComputedStyle(
          document.querySelector(selector) ?? document.body,
        );
        return { padding, color, backgroundColor };
      }),
    );
    expect(block).toMatchObject({
      padding: '16px 20px',
      backgroundColor: 'rgba(0, 0, 0, 0)',
    });
    expect(code).toEqual({ ...block, padding: '0px' });
    expect(block?.color).not.toMatch(/rgb\((1, 2, 3|3, 2, 1)\)/);
  },
);
