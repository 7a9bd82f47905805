import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSmallSite } from '../support/small-site';
import { FAILING, failingFiles, warningFiles } from '../support/sites/failing-demos';
import { countAttempts } from '../support/attempts';

jest.setTimeout(180_000);

const site = createSmallSite();

afterAll(() => site.remove());

test('timers of demos are named and do not run; a demo for the browser is not loaded', async () => {
  site.write(warningFiles);
  const { code, output } = await site.build();
  expect(code).toBe(0);
  expect(output).toContain(
    'docs/examples/interval.tsx:3 the demo "interval" calls `setInterval` when it is imported or rendered. The build does not run it. Start the timer in an effect',
  );
  expect(output).toContain(
    'docs/examples/timeout.tsx:4 the demo "timeout" calls `setTimeout`',
  );
  expect(output).toContain('the demo "timeout": rows 3');
  expect(output).not.toContain('"stopped"');
  // The module of a demo that is left to the browser is not loaded at all.
  expect(output).not.toContain('loaded at build');
  expect(readFileSync(join(site.root, 'dist/warns/index.html'), 'utf8')).toMatch(
    /<div data-demo-root="browser" style="min-height:240px"><\/div>/,
  );
});

test('every demo that fails at build is named with its line, the fault and a cure', async () => {
  site.write(failingFiles);
  countAttempts('faults injected', Object.keys(FAILING).length);
  const { code, output } = await site.build({ DEMO_TIME_LIMIT: '4' });
  expect(code).toBe(1);
  expect(output).toContain('13 problems in the documentation:\n');
  const [, report = ''] = output.split('13 problems in the documentation:\n');
  const named = Object.fromEntries(
    [...report.matchAll(/^ {2}docs\/(?:examples\/)?(\w+)\.\w+:(\d+) (.*)$/gm)].map(
      ([, name = '', line = '', text = '']) => [`${name}:${line}`, text],
    ),
  );
  expect(named).toMatchObject({
    'window:4': expect.stringMatching(
      /^the demo "window" needs a browser at build: ReferenceError: window is not defined\. .*`demos: \{ window: \{ prerender: false, height: 300 } }` in the front matter of docs\/fails\.md\.$/,
    ),
    'imported:4': expect.stringContaining(
      'throws when it is imported: Error: thrown at import.',
    ),
    'rendered:4': expect.stringContaining(
      'throws when it is rendered: TypeError: thrown in render.',
    ),
    'endless:5': expect.stringContaining(
      'is not rendered after 4 seconds. Look for a loop',
    ),
    'rejected:5': expect.stringContaining(
      'rejects a promise that nothing handles: Error: rejected',
    ),
    'micro:4': expect.stringContaining(
      'throws later, in a callback: Error: thrown later.',
    ),
    'exits:4': expect.stringContaining('ends the process of the build. Remove that call'),
    'never:1': expect.stringContaining('waits for something that never happens.'),
    'nothing:1': expect.stringContaining('has no default export. Export its component'),
    'promise:1': expect.stringContaining(
      'exports a promise by default, which is not a component.',
    ),
    'element:1': expect.stringContaining('exports an element by default'),
    'text:1': expect.stringContaining('throws when it is imported: only a text.'),
    'fails:29': expect.stringContaining('document is not defined'),
  });
  expect(output).not.toMatch(/^\s+at /m);
  // The output of the build before is still there.
  expect(readFileSync(join(site.root, 'dist/warns/index.html'), 'utf8')).toContain(
    'In time',
  );
  expect(existsSync(join(site.root, 'dist/fails'))).toBe(false);
});
