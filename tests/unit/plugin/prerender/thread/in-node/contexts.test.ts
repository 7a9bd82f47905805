import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { recordContexts } from '../../../../../../src/plugin/prerender/thread/in-node/contexts';
import type { PrerenderApp } from '../../../../../../src/renderer/prerender-host';
import { ROOT } from '../../../../support/root';

type React = PrerenderApp['React'];

const require = createRequire(join(ROOT, 'package.json'));

/** React as a bundle has it: a function that fills its module. */
function reactFactory(file: string) {
  const path = join(dirname(require.resolve('react/package.json')), 'cjs', file);
  return new Function('module', 'exports', 'require', readFileSync(path, 'utf8'));
}

test.each(['react.production.min.js', 'react.development.js'])(
  'every context that is made with %s is known, and works as before',
  (file) => {
    const modules: Record<string, unknown> = {
      1: () => undefined,
      2: reactFactory(file),
    };
    const contexts = recordContexts([[['react'], modules]]);
    const module = { exports: {} as React };
    (modules[2] as (...given: unknown[]) => void).call(
      module.exports,
      module,
      module.exports,
      require,
    );
    const made = module.exports.createContext('nothing');
    expect([...contexts]).toEqual([made]);
    expect(made.Provider).toBeDefined();
  },
);
