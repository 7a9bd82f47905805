/**
 * Starts a demo page: its example, its page and its test.
 *
 *   npm run new:demo -- frozen-rows
 */
import { nextOrder, pascal, PLANETS, startFiles } from './start-files.mjs';

const [name = ''] = process.argv.slice(2);

const makeFiles = () => ({
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
order: ${nextOrder('docs/demo')}
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
  [`tests/e2e/demos/${name}.test.ts`]: `import { openDemo } from '../support/visit';

test('the planets are listed', async () => {
  const { demo } = await openDemo('${name}');
  expect(await demo.locator('tbody td:first-child').allTextContents()).toEqual([
    'Earth',
    'Mars',
  ]);
});
`,
});

startFiles('demo', name, makeFiles);
