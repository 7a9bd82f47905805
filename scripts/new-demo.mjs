/**
 * Starts a demo page: its example, its page and its test.
 *
 *   npm run new:demo -- frozen-rows
 */
import { readdirSync, readFileSync } from 'node:fs';
import { pascal, startFiles } from './start-files.mjs';

const [name = ''] = process.argv.slice(2);

/** One more than the last page's place in the sidebar. */
function nextOrder() {
  const orders = readdirSync('docs/demo')
    .filter((file) => file.endsWith('.md'))
    .map((file) => /^order: (\d+)$/m.exec(readFileSync(`docs/demo/${file}`, 'utf8')))
    .map((match) => Number(match?.[1] ?? 0));
  return Math.max(0, ...orders) + 1;
}

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

interface Planet {
  id: number;
  name: string;
  moons: number;
}

const columns: ColumnsType<Planet> = [
  { title: 'Planet', dataIndex: 'name', key: 'name' },
  { title: 'Moons', dataIndex: 'moons', key: 'moons', align: 'right' },
];

const planets: Planet[] = [
  { id: 3, name: 'Earth', moons: 1 },
  { id: 4, name: 'Mars', moons: 2 },
];

export default function ${pascal(name)}() {
  return <Table aria-label="Planets" columns={columns} data={planets} rowKey="id" />;
}
`,
  [`docs/demo/${name}.md`]: `---
title: ${name}
description: One line for the gallery, the search and the page's description.
group: Basics
order: ${nextOrder()}
---

# ${name}

The first sentence says what the demo teaches.

<code src="../examples/${name}.tsx"></code>

## When to use it

## How it works

## What goes wrong

## Props used here

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
