/**
 * Starts a recipe: its code, its page in both languages, its test, and its lines in the list of
 * recipes.
 *
 *   npm run new:recipe -- frozen-rows
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { nextOrder, pascal, PLANETS, startFiles } from './start-files.mjs';

const [name = ''] = process.argv.slice(2);
const FOLDER = 'docs/recipe';

/** @example words('frozen-rows') // 'Frozen rows' */
const words = (text) => text[0].toUpperCase() + text.slice(1).replace(/-/g, ' ');

const makeFiles = () => {
  const order = nextOrder(FOLDER);
  const title = words(name);
  return {
    [`docs/examples/recipes/${name}.tsx`]: `/**
 * title: The feature, in a few words
 * description: What to try in it.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

${PLANETS}
export default function ${pascal(name)}() {
  const [isReversed, setIsReversed] = useState(false);
  const data = isReversed ? [...planets].reverse() : planets;
  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button
          type="button"
          className="demo-button"
          aria-pressed={isReversed}
          onClick={() => setIsReversed(!isReversed)}
        >
          Reverse
        </button>
      </div>
      <Table aria-label="Planets" columns={columns} data={data} rowKey="id" />
    </div>
  );
}
`,
    [`${FOLDER}/${name}.md`]: `---
title: ${title}
description: One line for the search and the page's description.
order: ${order}
---

# ${title}

The first sentence says what rc-table leaves to you here.

<code src="../examples/recipes/${name}.tsx"></code>

## When to use it

## How it works

## What goes wrong

## In antd's Table

## Props used here

- [\`data\`](/#table-data) gets the rows in their order.

<PropsUsed></PropsUsed>

## Related

- [Row selection](/recipe/row-selection): the link in half a sentence.
`,
    [`${FOLDER}/${name}.zh-CN.md`]: `---
title: ${title}
description: 用于搜索和页面描述的一句话。
order: ${order}
---

# ${title}

第一句话说明 rc-table 把什么留给了你。

<code src="../examples/recipes/${name}.tsx" title="用几个词概括功能" description="可以在示例里试什么。"></code>

## 适用场景 {#when-to-use-it}

## 实现方式 {#how-it-works}

## 常见问题 {#what-goes-wrong}

## antd Table 的做法 {#in-antds-table}

## 用到的属性 {#props-used-here}

- [\`data\`](/#table-data) 接收按顺序排列的行。

<PropsUsed></PropsUsed>

## 相关内容 {#related}

- [行选择](/recipe/row-selection)：半句话说明链接。
`,
    [`tests/e2e/recipes/${name}.test.ts`]: `import { openRecipe } from '../support/visit';

test('${name}: a press reverses the planets', async () => {
  const { demo } = await openRecipe('${name}');
  await demo.getByRole('button', { name: 'Reverse' }).click();
  expect(await demo.locator('tbody td:first-child').allTextContents()).toEqual([
    'Mars',
    'Earth',
  ]);
});
`,
  };
};

/** Adds a recipe to the end of the list of recipes. */
function listRecipe(file, line) {
  const text = readFileSync(file, 'utf8');
  const [last = ''] = text.match(/^- \[.*\]\(\/recipe\/.*$/gm)?.slice(-1) ?? [];
  writeFileSync(
    file,
    text.replace(last, () => `${last}\n${line}`),
  );
  console.log(file);
}

if (startFiles('recipe', name, makeFiles)) {
  const link = `[${words(name)}](/recipe/${name})`;
  listRecipe(`${FOLDER}/index.md`, `- ${link}: the feature in half a sentence`);
  listRecipe(`${FOLDER}/index.zh-CN.md`, `- ${link}：半句话概括功能`);
}
