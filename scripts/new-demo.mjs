/**
 * Starts a demo page: its example, its page in both languages and its test.
 *
 *   npm run new:demo -- frozen-rows
 */
import { nextOrder, pascal, PLANETS, startFiles } from './start-files.mjs';

const [name = ''] = process.argv.slice(2);

const makeFiles = () => {
  const order = nextOrder('docs/demo');
  return {
    [`docs/examples/${name}.tsx`]: `/**
 * title: What the demo shows, in a few words
 * description: What to try in it.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

${PLANETS}
export default function ${pascal(name)}() {
  return <Table aria-label="Planets" columns={columns} data={planets} rowKey="id" />;
}
`,
    [`docs/demo/${name}.md`]: `---
title: ${name}
description: One line for the gallery, the search and the page's description.
group: Basics
order: ${order}
---

# ${name}

The first sentence says what the demo teaches.

<code src="../examples/${name}.tsx"></code>

## When to use it

## How it works

## What goes wrong

## Props used here

<PropsUsed></PropsUsed>

## Related
`,
    [`docs/demo/${name}.zh-CN.md`]: `---
title: ${name}
description: 用于示例列表、搜索和页面描述的一句话。
group: 基础
order: ${order}
---

# ${name}

第一句话说明这个示例讲什么。

<code src="../examples/${name}.tsx" title="用几个词概括示例" description="可以在示例里试什么。"></code>

## 适用场景 {#when-to-use-it}

## 实现方式 {#how-it-works}

## 常见问题 {#what-goes-wrong}

## 用到的属性 {#props-used-here}

<PropsUsed></PropsUsed>

## 相关内容 {#related}
`,
    [`tests/e2e/demos/${name}.test.ts`]: `import { sharedDemo } from '../support/shared-demo';

test('the planets are listed', async () => {
  const { demo } = await sharedDemo('${name}');
  expect(await demo.locator('tbody td:first-child').allTextContents()).toEqual([
    'Earth',
    'Mars',
  ]);
});
`,
  };
};

startFiles('demo', name, makeFiles);
