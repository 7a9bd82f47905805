import { createContext, runInContext } from 'node:vm';
import { importAgain } from '../../../../../src/plugin/prerender/thread/import-again';
import type { ModuleFactory } from '../../../../../src/renderer/prerender-host';

/** Modules as a bundler calls them, each with its code, and the context that they run in. */
function bundleOf(codes: Readonly<Record<string, string>>) {
  const halfMade: string[] = [];
  const context = createContext({});
  const modules: Record<string, ModuleFactory> = {};
  for (const [id, code] of Object.entries(codes)) {
    const text = `(function (module, exports, load) {${code}\n})`;
    modules[id] = runInContext(text, context) as ModuleFactory;
  }
  importAgain(context, modules, (error) => halfMade.push(String(error)));
  const cache: Record<string, { exports: unknown }> = {};
  const load = (id: string): unknown => {
    const known = cache[id];
    if (known) return known.exports;
    const module = (cache[id] = { exports: {} });
    modules[id]?.call(module.exports, module, module.exports, load);
    return module.exports;
  };
  const run = (code: string): unknown => runInContext(code, context);
  return { load, run, halfMade };
}

test('a module that asks for a document when it is imported gets one', () => {
  const { load, run } = bundleOf({
    a: `
      const style = document.createElement('div').style;
      document.head.appendChild(document.createElement('style'));
      class Own extends HTMLElement {}
      customElements.define('own-element', Own);
      const media = window.matchMedia('(prefers-color-scheme: dark)');
      media.addEventListener('change', () => {});
      new Worker('data:text/javascript,').postMessage(1);
      new ResizeObserver(() => {}).observe(document.body);
      localStorage.setItem('a', 'b');
      window.given = 1;
      module.exports = {
        wide: innerWidth > 0,
        dark: media.matches,
        path: location.pathname,
        agent: typeof navigator.userAgent,
        set: typeof style.setProperty,
        style: typeof getComputedStyle(document.body),
        text: new XMLSerializer().serializeToString(document.createElement('p')),
      };`,
  });
  expect(load('a')).toEqual({
    wide: true,
    dark: false,
    path: '/',
    agent: 'string',
    set: 'function',
    style: 'object',
    text: '<p></p>',
  });
  // What a script leaves behind for others stays.
  expect(run('given')).toBe(1);
  expect(run('typeof document + typeof window + typeof HTMLElement')).toBe(
    'undefined'.repeat(3),
  );
});

test('what such a module imports finds none, nor do modules that come later', () => {
  const SEES = 'exports.sees = typeof document;';
  const { load } = bundleOf({
    a: "exports.b = load('b').sees; exports.title = document.title; load('c');",
    b: SEES,
    c: SEES,
    d: SEES,
  });
  expect(load('a')).toEqual({ b: 'undefined', title: '' });
  expect(load('c')).toEqual({ sees: 'undefined' });
  expect(load('d')).toEqual({ sees: 'undefined' });
});

test('a module that throws with a document, too, throws what it threw without', () => {
  const { load, run } = bundleOf({
    a: "window.first = (window.first || 0) + 1; throw new Error('later');",
    b: "throw new Error('its own');",
  });
  expect(() => load('a')).toThrow('window is not defined');
  expect(() => load('b')).toThrow('its own');
  expect(run('typeof document')).toBe('undefined');
});

test('a script that looks for its own element finds one', () => {
  // Icons that are drawn with `<use>` come in such scripts.
  const { load, run } = bundleOf({
    icons: `
      window.icons = '<svg><symbol id="a"></symbol></svg>';
      const scripts = document.getElementsByTagName('script');
      const wanted = scripts[scripts.length - 1].getAttribute('data-injectcss');
      const draw = () => document.body.append(icons);
      if (['complete', 'loaded', 'interactive'].includes(document.readyState)) draw();
      else document.addEventListener('DOMContentLoaded', draw, false);
      exports.wanted = wanted;`,
  });
  expect(load('icons')).toEqual({ wanted: null });
  expect(run('typeof icons')).toBe('string');
});

test('the error that leaves a module half made is known, though its importer goes on', () => {
  const { load, halfMade } = bundleOf({
    a: "load('icon'); exports.made = true;",
    icon: 'window.missing.in.the.document = 1; exports.made = true;',
  });
  expect(load('a')).toEqual({ made: true });
  expect(load('icon')).toEqual({});
  expect(halfMade).toEqual(['ReferenceError: window is not defined']);
});
