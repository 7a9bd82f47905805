import {
  alignColumns,
  markdownTables,
  terminalTables,
} from '../../../../scripts/bench/tables.mjs';

const result = {
  build: {
    site: { wall: 30, cpu: 40.26, memory: 900 },
    baseline: { wall: 40, cpu: 50, memory: null },
  },
  pages: {
    '/': {
      site: { js: 7.04, prefetch: 0, visible: null },
      baseline: { js: 352, prefetch: 0, visible: null },
    },
    '/demo/simple': {
      site: { js: 80, prefetch: 2, visible: 900 },
      baseline: { js: 400, prefetch: 0, visible: 6000 },
    },
  },
  navigation: {
    site: { heading: 30.4, demo: 60, fullLoads: 0 },
    baseline: { heading: 120, demo: 120, fullLoads: 0 },
  },
};

describe('columns', () => {
  const rows = [
    ['', 'one', 'a long head'],
    ['first', '1', '2'],
  ];

  test('stand under each other, figures to the right', () => {
    expect(alignColumns(rows, false)).toBe(
      '       one  a long head\nfirst    1            2',
    );
  });

  test('are aligned in markdown as Prettier does it', () => {
    expect(alignColumns(rows, true)).toBe(
      '|       | one | a long head |\n| ----- | --: | ----------: |\n| first |   1 |           2 |',
    );
  });
});

describe('for the terminal', () => {
  const blocks = terminalTables(result)
    .split('\n\n')
    .map((block) => block.split('\n').map((line) => line.split(/ {2,}/)));

  test('there is a block for the build, each page and navigation', () => {
    expect(blocks.map(([head]) => head?.[0])).toEqual([
      'build',
      '/',
      '/demo/simple',
      'navigation',
    ]);
  });

  test('a figure has the value of both sites and the ratio', () => {
    expect(blocks[0]).toContainEqual(['cold build, CPU s', '40.3', '50.0', '0.81']);
    expect(blocks[1]).toContainEqual(['JS, kB', '7.0', '352.0', '0.02']);
    expect(blocks[3]).toContainEqual(['click to heading, ms', '30', '120', '0.25']);
  });

  test('what one site lacks is a dash, what both lack is left out', () => {
    expect(blocks[0]).toContainEqual(['cold build, peak MB', '900', '-', '-']);
    expect(blocks[1]?.map(([label]) => label)).not.toContain('demo visible, ms');
    expect(blocks[2]).toContainEqual(['demo visible, ms', '900', '6000', '0.15']);
  });

  test('a ratio to nothing is a dash', () => {
    expect(blocks[2]).toContainEqual(['of it prefetched, kB', '2.0', '0.0', '-']);
  });

  test('what is written as zero has no sign, and nothing has a ratio to it or to less', () => {
    const growth = { site: { moreHtml: 1.5 }, baseline: { moreHtml: -0.001 } };
    expect(terminalTables({ growth })).toMatch(/kB +1\.5 +0\.0 +-$/);
    growth.baseline.moreHtml = -0.1;
    expect(terminalTables({ growth })).toMatch(/kB +1\.5 +-0\.1 +-$/);
  });

  test('a part that was measured by itself is the only block', () => {
    const start = { site: { cpu: 10 }, baseline: { cpu: 40 } };
    expect(terminalTables({ start })).toMatch(
      /^start .*\nfirst start, CPU s +10\.0 +40\.0 +0\.25$/,
    );
  });

  test('without a build there is no block for it', () => {
    expect(terminalTables({ ...result, build: null })).not.toContain('build');
  });
});

describe('as markdown', () => {
  const rows = markdownTables(result)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test('pages are columns, with value and ratio in a cell', () => {
    expect(rows).toContainEqual(['', '', '`/`', '`/demo/simple`', '']);
    expect(rows).toContainEqual(['', 'JS, kB', '7.0 (0.02)', '80.0 (0.20)', '']);
  });

  test('a figure that a page has not is an empty cell', () => {
    expect(rows).toContainEqual(['', 'demo visible, ms', '', '900 (0.15)', '']);
  });

  test('without pages there is only the table of both sites', () => {
    const edit = { site: { page: 300 }, baseline: { page: 2000 } };
    const [head, , ...body] = markdownTables({ edit }).split('\n');
    expect(head).toContain('| default theme |');
    expect(body).toHaveLength(1);
  });

  test('build and navigation have a table of their own', () => {
    expect(rows).toContainEqual(['', '', 'this site', 'default theme', 'ratio', '']);
    expect(rows).toContainEqual(['', 'click to demo, ms', '60', '120', '0.50', '']);
  });
});
