import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expectSuccess } from '../support/expect-success';
import { createSmallSite } from '../support/small-site';
import { visit } from '../e2e/support/visit';

// Styles that libraries make in JavaScript are in the page before its script runs, once, and are
// taken over by the libraries.

jest.setTimeout(300_000);

const DEMOS = {
  antd: `import { Button, Input } from 'antd';
export default () => <><Button type="primary">Go</Button><Input placeholder="Name" /></>;
`,
  'antd-again': `import { Button } from 'antd';
import { useState } from 'react';
export default () => {
  const [count, setCount] = useState(0);
  return <Button type="primary" onClick={() => setCount(count + 1)}>Counted {count}</Button>;
};
`,
  'antd-own-cache': `import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { Tag } from 'antd';
const cache = createCache();
export default () => (
  <StyleProvider cache={cache}><Tag color="success">Of its own cache</Tag></StyleProvider>
);
`,
  // Its own copy of the library for styles is another than antd's.
  'antd-6': `import { Tag } from 'antd-6';
export default () => <Tag color="magenta">Of antd 6</Tag>;
`,
  'antd-style': `import { createStyles } from 'antd-style';
const useStyles = createStyles(({ token, css }) => ({
  box: css\`border: 2px solid \${token.colorPrimary};\`,
}));
export default () => <div className={useStyles().styles.box}>antd-style</div>;
`,
  'emotion-css': `import { css, injectGlobal, keyframes } from '@emotion/css';
injectGlobal\`.of-emotion { letter-spacing: 3px; }\`;
const fade = keyframes\`from { opacity: 0.5; } to { opacity: 0.9; }\`;
const box = css\`color: rgb(1, 100, 2); animation: \${fade} 3s;\`;
export default () => <p className={\`\${box} of-emotion\`}>emotion</p>;
`,
  'emotion-react': `import styled from '@emotion/styled';
import { css, Global } from '@emotion/react';
const Box = styled.button\`background: rgb(0, 0, 200); color: white;\`;
export default () => (
  <>
    <Global styles={css\`.of-react { word-spacing: 5px; }\`} />
    <p className="of-react">two words</p>
    <Box>One</Box>
    <Box>Two</Box>
  </>
);
`,
  // As antd-style's provider has one for each prefix.
  'emotion-own-cache': `import createEmotion from '@emotion/css/create-instance';
import { useState } from 'react';
export default () => {
  const [{ css }] = useState(() => createEmotion({ key: 'own' }));
  return <p className={css\`color: rgb(0, 120, 60);\`}>Of its own cache</p>;
};
`,
  'styled-components': `import styled from 'styled-components';
const Text = styled.p\`color: rgb(10, 20, 230);\`;
export default () => <Text>styled-components</Text>;
`,
};

/** What each element of the demos looks like. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-demo-root] *')]
      .filter(({ tagName }) => tagName !== 'STYLE')
      .map((element) => {
        const style = getComputedStyle(element);
        return [
          element.tagName,
          ...[style.color, style.backgroundColor, style.border, style.padding],
          ...[style.letterSpacing, style.wordSpacing, style.animationName],
        ].join(' ');
      }),
  );

const packages = {
  antd: '5.29.3',
  'antd-6': 'npm:antd@6.0.0',
  '@ant-design/cssinjs': '1.24.0',
  'antd-style': '3.7.1',
  '@emotion/css': '11.13.5',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  'styled-components': '5.3.11',
};

const site = createSmallSite();

// A page may still be loading its app at the end of a test.
afterAll(() => site.remove());

test('on React 18, a page looks the same before its script runs and after it, without repetitions', async () => {
  site.write({
    'package.json': JSON.stringify({
      name: 'small-site',
      private: true,
      dependencies: { react: '18.3.1', 'react-dom': '18.3.1', ...packages },
    }),
    'docs/hello.md': [
      '---\ntitle: Hello\ngroup: Start\n---\n\n# Hello\n',
      ...Object.keys(DEMOS).map((name) => `<code src="./examples/${name}.tsx"></code>\n`),
    ].join('\n'),
    ...Object.fromEntries(
      Object.entries(DEMOS).map(([name, text]) => [`docs/examples/${name}.tsx`, text]),
    ),
  });
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: site.root });
  expectSuccess(await site.build());
  const origin = await site.serve();
  const still = await visit(`${origin}/hello`, {
    javaScriptEnabled: false,
    live: false,
  });
  const before = await looks(still.page);
  expect(before.join('\n')).toContain('rgb(22, 119, 255)');
  // The border of a tag that tells of success.
  expect(before.join('\n')).toContain('rgb(183, 235, 143)');
  // The text of a magenta tag.
  expect(before.join('\n')).toContain('rgb(196, 29, 127)');
  expect(before.join('\n')).toContain('rgb(1, 100, 2)');
  expect(before.join('\n')).toContain('rgb(0, 0, 200)');
  expect(before.join('\n')).toContain('rgb(0, 120, 60)');

  const { page } = await visit(`${origin}/hello`, { live: false });
  for (const name of Object.keys(DEMOS)) {
    const demo = page.locator(`[data-demo-root="${name}"]`);
    await demo.scrollIntoViewIfNeeded();
    await demo.and(page.locator('[data-live]')).waitFor();
  }
  expect(await looks(page)).toEqual(before);
  const hashes = await page
    .locator('style[data-css-hash]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-css-hash')));
  expect(hashes).toEqual([...new Set(hashes)]);
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await page.getByRole('button', { name: 'Counted 1' }).waitFor();
});
