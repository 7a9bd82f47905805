import type { RenderedDemo } from '../../../../../src/renderer/prerender-host';
import type { Bundle } from '../../../../../src/plugin/prerender/thread/bundle';
import { createFaults } from '../../../../../src/plugin/prerender/thread/describe-fault';
import type { Fault } from '../../../../../src/plugin/prerender/thread/messages';
import { renderDemos } from '../../../../../src/plugin/prerender/thread/render-demos';
import type { Sandbox } from '../../../../../src/plugin/prerender/thread/sandbox';

type Collect = NonNullable<Awaited<ReturnType<Bundle['app']['collector']>>>;

function demoOf(id: string, load: () => unknown): RenderedDemo {
  return { id, name: id, load: async () => load() } as unknown as RenderedDemo;
}

async function rendering(collect?: Collect) {
  const kept: Record<string, string> = {};
  const language = { id: 'en-US', isAsked: false };
  const faults: Fault[] = [];
  const bundle = {
    app: {
      React: { createElement: (type: () => string) => type },
      collector: async () => collect,
      keepDemo: (id: string, html: string) => (kept[id] = html),
    },
    renderToString: (element: () => string) => element(),
    asksFor: (run: () => void) => {
      language.isAsked = false;
      run();
      return { random: true, language: language.isAsked };
    },
    language: () => language.id,
    chunksOf: () => ['asked'],
    record: async (load: () => Promise<unknown>) => ({
      value: await load(),
      chunks: ['recorded'],
    }),
  } as unknown as Bundle;
  const sandbox = { within: (_: unknown, run: () => unknown) => run() } as Sandbox;
  const { describe, halfMade } = createFaults();
  const report = (fault: Fault) => faults.push(fault);
  const demos = await renderDemos(bundle, sandbox, new Set(), report, describe);
  return { demos, kept, faults, halfMade, language };
}

test('a demo that throws while it is imported is left to the browser, which gets its chunks', async () => {
  const { demos, kept, faults } = await rendering();
  const broken = demoOf('broken', () => {
    throw new ReferenceError('window is not defined');
  });
  expect(await demos.render(broken, '/')).toEqual(['asked']);
  expect(faults).toMatchObject([{ kind: 'import', work: { demo: { id: 'broken' } } }]);
  expect(kept).toEqual({});
  expect(demos.hasFailed('broken')).toBe(true);
});

test('a block of code without a default export is said to have none', async () => {
  const { demos, faults } = await rendering();
  await demos.render(
    demoOf('text', () => undefined),
    '/',
  );
  expect(faults).toMatchObject([{ kind: 'no-export', work: { demo: { id: 'text' } } }]);
});

/** An error as one that a script of the bundle has thrown. */
function thrownIn(script: string, text: string, Kind = TypeError): Error {
  const error = new Kind(text);
  error.stack = `${error.name}: ${text}\n    at x (${script}:1:20)`;
  return error;
}

test('a file in which all is a comment has no default export', async () => {
  const { demos, faults } = await rendering();
  await demos.render(
    demoOf('comment', () => ({ default: {} })),
    '/',
  );
  expect(faults).toMatchObject([
    { kind: 'no-export', work: { demo: { id: 'comment' } } },
  ]);
});

test.each(['react.element', 'react.transitional.element'])(
  'an element in the place of a component is said to be one (%s)',
  async (name) => {
    const { demos, faults } = await rendering();
    await demos.render(
      demoOf('drawn', () => ({ default: { $$typeof: Symbol.for(name) } })),
      '/',
    );
    expect(faults).toMatchObject([{ kind: 'no-component', text: 'an element' }]);
  },
);

test('a demo whose library was left half made has the fault that did it', async () => {
  const { demos, faults, halfMade } = await rendering();
  const throwing = (error: Error) => ({
    default: () => {
      throw error;
    },
  });
  const half = (script = '/dist/other.js') =>
    throwing(thrownIn(script, "Cannot access 'i' before initialization", ReferenceError));
  const render = (id: string, load: () => unknown) => demos.render(demoOf(id, load), '/');
  await render('own', () => half());
  await render('rendered', () =>
    throwing(thrownIn('/dist/rendered.js', 'location is not defined', ReferenceError)),
  );
  await render('still own', () => half());
  const inIcons = thrownIn('/dist/icons.js', 'window is not defined', ReferenceError);
  halfMade(inIcons);
  const inLibrary = thrownIn(
    '/dist/library.js',
    'document is not defined',
    ReferenceError,
  );
  await render('first', () => {
    halfMade(inLibrary);
    throw inLibrary;
  });
  await render('second', () => half());
  await render('with icons', () => half('/dist/icons.js'));
  await render('third', () => {
    throw thrownIn('/dist/library.js', 'Cannot read properties of undefined');
  });
  await render('fourth', () => {
    throw thrownIn('/dist/fourth.js', 'Cannot read properties of undefined');
  });
  expect(faults.map(({ kind, text, work }) => [kind, work?.demo?.id, text])).toEqual([
    ['render', 'own', "ReferenceError: Cannot access 'i' before initialization"],
    ['render', 'rendered', 'ReferenceError: location is not defined'],
    ['render', 'still own', "ReferenceError: Cannot access 'i' before initialization"],
    ['import', 'first', 'ReferenceError: document is not defined'],
    ['import', 'second', 'ReferenceError: document is not defined'],
    ['import', 'with icons', 'ReferenceError: window is not defined'],
    ['import', 'third', 'ReferenceError: document is not defined'],
    ['import', 'fourth', 'TypeError: Cannot read properties of undefined'],
  ]);
});

test('the styles of a demo come with what it has been rendered to', async () => {
  const { demos, kept } = await rendering((element) => ({
    element,
    styles: (html) => [`<style>/* ${html} */</style>`],
  }));
  const demo = demoOf('a', () => ({ default: () => 'html' }));
  expect(await demos.render(demo, '/')).toEqual(['recorded']);
  expect(kept).toEqual({ a: 'html' });
  expect(demos.styles([demo])).toEqual(['<style>/* html */</style>']);
});

test('a demo with random numbers in it is not taken over, but rendered again', async () => {
  const { demos, kept } = await rendering();
  let times = 0;
  const random = demoOf('random', () => ({
    default: () => `<p id="${(times += 1)}">Words</p>`,
  }));
  const styled = demoOf('styled', () => ({
    default: () => `${(times += 1) % 2 ? '<style>p {}</style>' : ''}<p>Words</p>`,
  }));
  await demos.render(random, '/');
  await demos.render(styled, '/');
  expect(kept).toEqual({
    random:
      '<ledger-replaced style="display:contents"><p id="1">Words</p></ledger-replaced>',
    styled: '<style>p {}</style><p>Words</p>',
  });
});

test('a demo that asks for the language of its page is rendered for each', async () => {
  const { demos, kept, language } = await rendering();
  let renderings = 0;
  const asks = demoOf('asks', () => ({
    default: () => {
      language.isAsked = true;
      return language.id;
    },
  }));
  const other = demoOf('other', () => ({
    default: () => {
      renderings += 1;
      return 'The same';
    },
  }));
  for (const id of ['en-US', 'zh-CN']) {
    language.id = id;
    await demos.render(asks, '/');
    await demos.render(other, '/');
    expect(kept.asks).toBe(id);
  }
  // Twice for what is random.
  expect(renderings).toBe(2);
});
