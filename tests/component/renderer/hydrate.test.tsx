/**
 * A page made where there is no browser, then taken over in one. Each side loads React and the
 * theme anew, as two programs do.
 * @jest-environment node
 */
import type * as ReactDOM from 'react-dom';
import type * as TestUtils from 'react-dom/test-utils';
import { comeNear } from '../support/browser';
import { openWindow } from '../support/open-window';
import type * as WholePage from '../support/whole-page';

async function renderOnServer(at: string): Promise<string> {
  let html = '';
  await jest.isolateModulesAsync(async () => {
    const { htmlOfPage } = jest.requireActual<typeof WholePage>('../support/whole-page');
    html = await htmlOfPage(at);
  });
  return html;
}

/** Takes a page over, lets its effects and first frame run, then does what a reader does. */
async function takeOver(then: () => unknown = () => undefined): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    const { hydrate } = jest.requireActual<typeof ReactDOM>('react-dom');
    const { act } = jest.requireActual<typeof TestUtils>('react-dom/test-utils');
    const { pageToHydrate, rendering } = jest.requireActual<typeof WholePage>(
      '../support/whole-page',
    );
    const page = await pageToHydrate();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await act(async () => {
      rendering.phase = 'hydrating';
      hydrate(page, document.getElementById('root'));
      rendering.phase = 'client';
      await frame();
    });
    await act(async () => {
      await then();
      await frame();
    });
  });
}

const PAGES = [
  '/demo/simple',
  '/demo/virtual-list?tab=performance',
  '/zh-CN/demo/scroll-x',
  '/nowhere',
  '/',
];
/** Parts of the page that waking it must not make anew. */
const PARTS = ['main', 'p > b', 'figure code', '[data-demo-root] button'];
/** Without the color switch, which holds all its names until the page has hydrated. */
const textOfPage = () =>
  [...document.body.querySelectorAll('.ledger-color')].reduce(
    (text, { textContent }) => text?.replace(textContent ?? '', ''),
    document.body.textContent,
  );
const partsOfPage = () => PARTS.map((part) => document.querySelector(part));

test.each(PAGES)('without a browser the page %s is whole', async (at) => {
  const html = await renderOnServer(at);
  expect(html).toContain('<main');
  expect(html).toContain('<b>Bold</b> words');
  expect(html).toContain('npm install');
  expect(html).toContain('<span>const</span> a &lt; b');
  expect(html).toMatch(/<button [^>]*>Counted /);
  expect(html.includes('Names a row.')).toBe(!at.startsWith('/zh-CN'));
  expect(html.includes('<h1>')).toBe(at !== '/nowhere');
});

test.each(PAGES)(
  'the page %s is taken over as it is, without a word on the console',
  async (at) => {
    const close = openWindow(await renderOnServer(at), at);
    try {
      const before = partsOfPage();
      const text = textOfPage();
      await takeOver();
      expect(before).not.toContain(null);
      expect(partsOfPage().map((part, index) => part === before[index])).toEqual(
        PARTS.map(() => true),
      );
      expect(textOfPage()).toBe(text);
      // An effect that only a page that is alive has.
      expect(document.documentElement.lang).toBe(
        at.startsWith('/zh-CN') ? 'zh-CN' : at === '/nowhere' ? '' : 'en-US',
      );
    } finally {
      close();
    }
  },
);

test('a table of properties is what the document has, and is not loaded again', async () => {
  const close = openWindow(await renderOnServer('/'), '/');
  try {
    const table = document.querySelector('.ledger-api');
    expect(table?.textContent).toContain('Names a row.');
    await takeOver();
    expect(document.querySelector('.ledger-api')).toBe(table);
  } finally {
    close();
  }
});

test('a demo answers when the reader is near, on the HTML that was there', async () => {
  const close = openWindow(await renderOnServer('/'), '/');
  try {
    const root = document.querySelector('[data-demo-root="counter"]') as HTMLElement;
    const button = root.querySelector('button');
    await takeOver(() => {
      expect(root.hasAttribute('data-live')).toBe(false);
      expect(comeNear(root)).toBe(true);
    });
    expect(root.hasAttribute('data-live')).toBe(true);
    expect(root.querySelector('button')).toBe(button);
    button?.click();
    expect(button?.textContent).toBe('Counted 1');
  } finally {
    close();
  }
});

/** Resolves when a part of the page has become live. */
const becomesLive = () =>
  new Promise((done) => document.addEventListener('data-live', done, { once: true }));

test('the tools of a demo answer when the reader reaches for them, on the HTML that was there', async () => {
  const close = openWindow(await renderOnServer('/'), '/');
  try {
    const panel = document.querySelector('[data-part-root]') as HTMLElement;
    const [show] = panel.querySelectorAll('button');
    await takeOver(() => {
      expect(panel.hasAttribute('data-live')).toBe(false);
      const live = becomesLive();
      show?.focus();
      return live;
    });
    expect(panel.querySelector('button')).toBe(show);
    expect(document.activeElement).toBe(show);
    expect(panel.querySelector('pre')?.textContent).toBe('const a < b');
    expect(show?.getAttribute('aria-expanded')).toBe('false');
    show?.click();
    expect(show?.getAttribute('aria-expanded')).toBe('true');
    expect(document.querySelector<HTMLElement>('.ledger-demo-code')?.hidden).toBe(false);
  } finally {
    close();
  }
});

test('code that a reader keeps open is open before anyone reaches for it', async () => {
  const close = openWindow(await renderOnServer('/'), '/');
  try {
    localStorage.setItem('ledger:code', 'open');
    const live = becomesLive();
    await takeOver(() => live);
    expect(document.querySelector<HTMLElement>('.ledger-demo-code')?.hidden).toBe(false);
  } finally {
    localStorage.clear();
    close();
  }
});

test('a tab that the address names is shown when the page is awake', async () => {
  const at = '/demo/virtual-list?tab=performance';
  const close = openWindow(await renderOnServer(at), at);
  const hidden = () =>
    [...document.querySelectorAll<HTMLElement>('.ledger-tab')].map((tab) => tab.hidden);
  try {
    expect(hidden()).toEqual([false, true]);
    await takeOver();
    expect(hidden()).toEqual([true, false]);
  } finally {
    close();
  }
});

test('a difference between the two sides would be told of', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = await renderOnServer('/demo/simple');
  const close = openWindow(html.replace('Skip to', 'Jump to'), '/demo/simple');
  try {
    await takeOver();
  } finally {
    close();
  }
  expect(errors.mock.calls.flat().join(' ')).toContain('did not match');
  errors.mockClear();
});
