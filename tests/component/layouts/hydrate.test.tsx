/**
 * A page made where there is no browser, then taken over in one. Each side loads React and the
 * theme anew, as two programs do.
 * @jest-environment node
 */
import { JSDOM } from 'jsdom';
import type * as ReactDOM from 'react-dom';
import type * as Server from 'react-dom/server';
import type * as TestUtils from 'react-dom/test-utils';
import { installBrowser } from '../support/browser';
import type * as WholePage from '../support/whole-page';

function renderOnServer(at: string): string {
  let html = '';
  jest.isolateModules(() => {
    const { renderToString } = jest.requireActual<typeof Server>('react-dom/server');
    const { wholePage } = jest.requireActual<typeof WholePage>('../support/whole-page');
    html = renderToString(wholePage('server', at));
  });
  return html;
}

/** Puts a window with a page into the place of none; returns how to take it out again. */
function openWindow(html: string, at: string): () => void {
  const { window } = new JSDOM(`<div id="root">${html}</div>`, {
    url: `https://example.com${at}`,
    pretendToBeVisual: true,
  });
  const browser = window as unknown as Window & typeof globalThis;
  installBrowser(browser);
  const names = [
    'document',
    'navigator',
    'localStorage',
    'HTMLElement',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'matchMedia',
    'ResizeObserver',
  ] as const;
  const globals = {
    window: browser,
    ...Object.fromEntries(names.map((name) => [name, browser[name]])),
    // React would use node's, which never lets the process end.
    MessageChannel: undefined,
  };
  const before = new Map(
    Object.keys(globals).map((name) => [
      name,
      Object.getOwnPropertyDescriptor(globalThis, name),
    ]),
  );
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, {
      value,
      configurable: true,
      writable: true,
    });
  }
  return () => {
    window.close();
    before.forEach((descriptor, name) => {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    });
  };
}

/** Takes a page over and lets its effects, loads and first frame run. */
async function takeOver(at: string): Promise<void> {
  let work: PromiseLike<undefined> | undefined;
  jest.isolateModules(() => {
    const { hydrate } = jest.requireActual<typeof ReactDOM>('react-dom');
    const { act } = jest.requireActual<typeof TestUtils>('react-dom/test-utils');
    const { wholePage } = jest.requireActual<typeof WholePage>('../support/whole-page');
    work = act(async () => {
      hydrate(wholePage('browser', at), document.getElementById('root'));
      await new Promise((done) => requestAnimationFrame(done));
    }) as unknown as PromiseLike<undefined>;
  });
  await work;
}

const PAGES = [
  '/demo/simple',
  '/demo/virtual-list?tab=performance',
  '/zh-CN/demo/scroll-x',
  '/nowhere',
  '/',
];

test.each(PAGES)('without a browser the page %s is whole', (at) => {
  const html = renderOnServer(at);
  expect(html).toContain('<main');
  expect(html).toContain('<button type="button">Live</button>');
  expect(html).toContain('npm install');
  expect(html.includes('<h1>')).toBe(at !== '/nowhere');
});

test.each(PAGES)(
  'the page %s is taken over as it is, without a word on the console',
  async (at) => {
    const close = openWindow(renderOnServer(at), at);
    try {
      const live = document.querySelector('[data-demo] button');
      const main = document.querySelector('main');
      expect(live?.textContent).toBe('Live');
      await takeOver(at);
      expect(document.querySelector('[data-demo] button')).toBe(live);
      expect(document.querySelector('main')).toBe(main);
      expect(document.querySelectorAll('main')).toHaveLength(1);
      // An effect that only a page that is alive has.
      expect(document.documentElement.lang).toBe(
        at.startsWith('/zh-CN') ? 'zh-CN' : 'en-US',
      );
    } finally {
      close();
    }
  },
);

test('a difference between the two sides would be told of', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderOnServer('/demo/simple').replace('Skip to', 'Jump to');
  const close = openWindow(html, '/demo/simple');
  try {
    await takeOver('/demo/simple');
  } finally {
    close();
  }
  expect(errors.mock.calls.flat().join(' ')).toContain('did not match');
  errors.mockClear();
});
