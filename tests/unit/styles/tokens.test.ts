import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { ROOT } from '../support/root';

const TOKENS = 'styles/tokens.css';
const SOURCE = join(ROOT, 'src');
/** Sizes up to here are distances inside of a part. */
const SMALL = 32;

/** Every declaration of the theme's style sheets, with its file below `src/`. */
const declarations = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
  .flatMap((file) => {
    const found: { file: string; property: string; value: string }[] = [];
    parse(readFileSync(join(SOURCE, file), 'utf8')).walkDecls(({ prop, value }) => {
      found.push({ file, property: prop, value });
    });
    return found;
  });

const tokens = declarations.filter(({ file }) => file === TOKENS);
const others = declarations.filter(({ file }) => file !== TOKENS);

test('what lies over what is said by layers alone', () => {
  const layers = others.filter(({ property }) => property === 'z-index');
  expect(layers.length).toBeGreaterThan(5);
  expect(layers.filter(({ value }) => !/^var\(--l-layer-\w+\)$/.test(value))).toEqual([]);
});

test('layers stand in their order, from bottom to top', () => {
  const layers = tokens
    .filter(({ property }) => property.startsWith('--l-layer-'))
    .map(({ value }) => Number(value));
  expect(layers).toEqual([...new Set(layers)].sort((a, b) => a - b));
});

test('a width or height that two files measure alike is a token', () => {
  const files = new Map<string, Set<string>>();
  for (const { file, property, value } of others) {
    if (!/^(min-|max-)?(width|height|block-size|inline-size)$/.test(property)) continue;
    for (const [length, size] of value.matchAll(/(?<![\w-])(\d+)px/g)) {
      if (Number(size) <= SMALL) continue;
      files.set(length, (files.get(length) ?? new Set()).add(file));
    }
  }
  const shared = [...files].filter(([, where]) => where.size > 1);
  expect(shared.map(([length, where]) => [length, ...where])).toEqual([]);
});

test('every token that is used is there, and every one that is there is used', () => {
  const defined = new Set(tokens.map(({ property }) => property));
  const set = new Set(declarations.map(({ property }) => property));
  const used = new Set(
    declarations.flatMap(({ value }) =>
      [...value.matchAll(/var\((--l-[\w-]+)/g)].map(([, name = '']) => name),
    ),
  );
  const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n');
  const isThere = (name: string) => set.has(name) || code.includes(`'${name}'`);
  expect([...used].filter((name) => !isThere(name))).toEqual([]);
  const isUsed = (name: string) =>
    used.has(name) || code.includes(`var(${name})`) || !name.startsWith('--l-');
  expect([...defined].filter((name) => !isUsed(name))).toEqual([]);
});
