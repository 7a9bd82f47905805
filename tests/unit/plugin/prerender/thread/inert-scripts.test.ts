import { JSDOM } from 'jsdom';
import { inertScripts } from '../../../../../src/plugin/prerender/thread/inert-scripts';

test.each([
  '<script>run()</script>',
  '<script src="/a.js"></script>',
  '<script id="a" type="module" src="/a.js"></script>',
  '<script type="text/JavaScript">run()</script>',
  '<script async="" src="/a.js"></script>',
])('%s is not run', (html) => {
  const { window } = new JSDOM(`<p>Text</p>${inertScripts(html, 18)}`);
  const script = window.document.querySelector('script');
  expect(script?.type).toBe('text/plain');
  // Nothing else of it changes.
  expect(inertScripts(html, 18).replace(' type="text/plain"', '')).toBe(html);
});

test.each([
  '<script type="application/ld+json">{}</script>',
  '<script type="importmap">{}</script>',
  '<p>&lt;script&gt;</p>',
])('%s stays as it is', (html) => {
  expect(inertScripts(html, 18)).toBe(html);
});

test('React 19 loads files of asynchronous scripts, so the document does', () => {
  const html = '<script async="" src="/a.js"></script>';
  expect(inertScripts(html, 19)).toBe(html);
  expect(inertScripts('<script src="/a.js"></script>', 19)).toContain('text/plain');
});
