import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root';

const LONGEST = 60;
const MEDIAN = 45;
const EXAMPLES = join(ROOT, 'docs/examples');
const PAGES = join(ROOT, 'docs/demo');

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
/** The code that a reader sees: without the comment at its top. */
const codeOf = (name: string) =>
  read(EXAMPLES, `${name}.tsx`)
    .replace(/^\/\*\*.*?\*\/\n/s, '')
    .trim();

/** The tags that open an rc-table, each up to its `>`. */
function tableTags(code: string): string[] {
  return [...code.matchAll(/<Table(?=[\s>])/g)].map(({ index }) => {
    let depth = 0;
    let end = index;
    for (; end < code.length && (code[end] !== '>' || depth > 0); end += 1) {
      if (code[end] === '{') depth += 1;
      if (code[end] === '}') depth -= 1;
    }
    return code.slice(index, end);
  });
}

const pages = readdirSync(PAGES)
  .filter((file) => /^[^.$]+\.md$/.test(file) && file !== 'index.md')
  .map((file) => file.replace('.md', ''));
/** The demos of pages and of guides; `recipe-pages.test.ts` has those of recipes. */
const demos = ['', 'guides/'].flatMap((folder) =>
  readdirSync(join(EXAMPLES, folder))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => folder + file.replace('.tsx', '')),
);

describe.each(pages)('the first demo of %s', (name) => {
  test.each(['.md', '.zh-CN.md'])('has the name of its page%s', (ending) => {
    const [, first] = /<code src="\.\.\/examples\/([\w-]+)/.exec(
      read(PAGES, name + ending),
    )!;
    expect(first).toBe(name);
  });

  test('can be copied: of its own it imports style sheets alone', () => {
    const imports = [...codeOf(name).matchAll(/^import ([^';]*)'(\.[^']+)';$/gm)];
    expect(imports.filter(([, names]) => names).map(([text]) => text)).toEqual([]);
    const files = imports.map(([, , file = '']) => file);
    const shared = files.filter((file) => file.startsWith('./shared/'));
    expect(shared).toEqual(['./shared/look.css']);
  });

  test('is short', () => {
    expect(codeOf(name).split('\n').length).toBeLessThanOrEqual(LONGEST);
  });
});

test('half of the first demos are very short', () => {
  const lengths = pages.map((name) => codeOf(name).split('\n').length);
  lengths.sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  process.stdout.write(
    `${pages.length} first demos, lines: median ${median}, longest ${lengths.pop()}\n`,
  );
  expect(median).toBeLessThanOrEqual(MEDIAN);
});

test.each(demos)('%s names its tables', (name) => {
  const code = codeOf(name);
  // A body function renders no table: the element that scrolls carries the name.
  const inBody = /CustomizeScrollBody/.test(code) && /aria-label="\w+/.test(code);
  const unnamed = tableTags(code).filter(
    (tag) => !inBody && !/\s(aria-label|aria-labelledby|caption)=|\.\.\.grid/.test(tag),
  );
  expect(unnamed).toEqual([]);
});
