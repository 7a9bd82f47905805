import { hostPackages } from '../../../../src/plugin/host-packages';
import type { Chain } from '../../../../src/plugin/host';
import { makePageModules } from '../../../../src/plugin/pages/module-rules';
import { dumiModule } from '../../support/page-module';
import { ROOT } from '../../support/root';

const WebpackChain = hostPackages(ROOT).preset(
  '@umijs/bundler-webpack/compiled/webpack-5-chain',
) as new () => Chain;

interface Made {
  make(source: string, path: string): string;
}

/** A rule as the bundler gets it. */
interface Config {
  oneOf: { resourceQuery?: RegExp }[];
}

/** The rules of a dumi that has these kinds of modules of a page, and the text that each makes. */
function rulesWith(...kinds: string[]) {
  const chain = new WebpackChain();
  for (const kind of kinds)
    chain.module.rule('dumi-md').oneOf(kind).use('babel-loader').loader('babel');
  const facts = () => ({
    addresses: [],
    words: {},
    names: { page: () => 'a', demo: () => 'a' },
  });
  makePageModules(chain, {}, undefined, facts, undefined);
  const rule = chain.module.rule('dumi-md');
  const { oneOf } = (rule as unknown as { toConfig(): Config }).toConfig();
  return {
    queries: oneOf.map(({ resourceQuery }) => String(resourceQuery)),
    make: (kind: string, use: string, text: string) =>
      (rule.oneOf(kind).use(use).get('options') as Made).make(text, '/a.md'),
    uses: (kind: string) => Object.keys(rule.oneOf(kind).uses.entries()),
  };
}

const demos = [{ id: 'a-demo-0', name: 'a-demo-0' }];

test('what dumi imports to watch a page is empty, whatever bundles it', () => {
  const { queries, make } = rulesWith('md-demo', 'md');
  expect(queries).toContain('/watch=parent/');
  // The rule of pages is for all others.
  expect(queries.at(-1)).toBe('undefined');
  expect(make('watched', 'watched', '# A page')).toBe('');
});

test('the demos of a page have a module of their own, and import as files do', () => {
  const { make } = rulesWith('md-demo', 'md');
  const code = make('md', 'ledger-page', dumiModule('/a.md', { demos }));
  expect(code).toContain('/a.md?type=shown');
  const block =
    "React.lazy(async function() {\n  const { b: b } = await import('b');\n});";
  expect(make('md-demo', 'ledger-demos', block)).toMatch(/^import .* from 'b';$/m);
});

test("only dumi's hooks load whole libraries for live code", () => {
  const { make, queries, uses } = rulesWith('md-demo', 'md');
  const live =
    '    asset: {\n  "type": "BLOCK"\n},\n    context: {\n  "b": a_deps_0\n},\n    renderOpts: undefined,';
  const text = `import * as a_deps_0 from 'b';\n${live}`;
  expect(make('md-shown', 'ledger-demos', text)).not.toContain('a_deps_0');
  expect(make('md-demo', 'ledger-demos', text)).toContain(live);
  expect(queries).toContain('/type=shown$/');
  expect(queries.at(-1)).toBe('undefined');
  expect(uses('md-shown')).toEqual(uses('md-demo'));
});

test('before dumi 2.3 they are in the one module of the page, and are wrapped there', () => {
  const { make, uses } = rulesWith('md-meta', 'md');
  const code = make('md', 'ledger-page', dumiModule('/a.md', { demos }));
  expect(code).toContain('/a.md?type=meta');
  expect(uses('md-meta')).toEqual(['babel-loader', 'ledger-demos']);
  const text = make('md-meta', 'ledger-demos', '');
  const lazy = { $$typeof: Symbol.for('react.lazy') };
  const wrapped = { $$typeof: Symbol.for('react.memo') };
  const found = { a: { component: lazy }, b: { component: wrapped }, c: {} };
  new Function('demos', 'React', text)(found, { memo: (type: unknown) => ({ type }) });
  expect(found).toEqual({
    a: { component: { type: lazy } },
    b: { component: wrapped },
    c: {},
  });
});

test('a dumi without rules for pages is named', () => {
  expect(() => rulesWith('other')).toThrow('dumi has no rule "dumi-md" with "md"');
});
