import { transformSync } from '@swc/core';
import { emitDefault } from 'dumi/dist/loaders/markdown';
import { encodePayload } from '../../../src/plugin/pages/payload';
import type { PagePayload } from '../../../src/plugin/pages/payload';

// It loads its parser, which comes as ES modules, in a way that Jest cannot follow.
jest.mock('dumi/dist/loaders/markdown/transformer', () => ({}));
jest.mock('dumi/dist/loaders/markdown/transformer/rehypeText', () => ({
  CONTENT_TEXTS_OBJ_NAME: '$$contentTexts',
}));

/** What dumi's module of a page imports for the components in it. */
const BUILTINS = {
  DumiDemo: { specifier: '{ DumiDemo }', source: 'dumi' },
  Link: { specifier: '{ Link }', source: 'dumi' },
  Toc: { specifier: 'Toc', source: '/theme/builtins/Toc' },
};

/** The module that dumi's own loader makes of a page. */
export function dumiModule(
  path: string,
  payload: Partial<PagePayload> = {},
  content = '',
): string {
  const data = encodePayload({
    html: [],
    rows: [],
    values: [],
    demos: [],
    sources: {},
    javascript: {},
    references: [],
    components: [],
    ...payload,
  });
  const emit = emitDefault as unknown as (
    this: { resourcePath: string },
    opts: object,
    ret: object,
  ) => string;
  return emit.call(
    { resourcePath: path },
    { builtins: BUILTINS },
    {
      meta: { frontmatter: {}, demos: [], embeds: [] },
      content: `<>${content}<LedgerPage data="${data}" /></>`,
    },
  );
}

/**
 * Runs a module as the bundler does.
 * @param modules what its imports give, by how their names end
 */
export function runModule(
  code: string,
  modules: Record<string, unknown>,
): Record<string, unknown> {
  const { code: script } = transformSync(code, {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'classic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    isModule: true,
  });
  const load = (name: string) => {
    const found = Object.keys(modules).find((end) => name.endsWith(end));
    if (!found) throw new Error(`Nothing is known of ${name}.`);
    return modules[found];
  };
  const resolveWeak = (name: string) => `id of ${name}`;
  const exports = {};
  const run = new Function('require', 'exports', '__webpack_module__', script) as (
    ...given: unknown[]
  ) => void;
  run(Object.assign(load, { resolveWeak }), exports, { id: 'id of the module' });
  return exports;
}
