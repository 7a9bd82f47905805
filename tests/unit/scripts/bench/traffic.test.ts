import { addUp } from '../../../../scripts/bench/traffic.mjs';

const request = (url: string, type: string, size: number, prefetch = false) => ({
  url: `http://127.0.0.1:1${url}`,
  type,
  size,
  prefetch,
});

test('sizes are added up by kind', () => {
  const sizes = addUp([
    request('/', 'Document', 10),
    request('/a.css', 'Stylesheet', 20),
    request('/a.js', 'Script', 30),
    request('/b.js', 'Script', 5),
    request('/logo.svg', 'Image', 7),
    request('/favicon.ico', 'Other', 99),
  ]);
  expect(sizes).toEqual({
    html: 10,
    css: 20,
    js: 35,
    all: 72,
    tools: 0,
    prefetch: 0,
    requests: 5,
  });
});

test('what is loaded for a later page is in the whole alone', () => {
  const sizes = addUp([
    request('/', 'Document', 10),
    request('/next.js', 'Other', 30, true),
    request('/next.css', 'Other', 5, true),
  ]);
  expect(sizes).toMatchObject({ html: 10, css: 0, js: 0, all: 45, prefetch: 35 });
});

test('what was prefetched and then used belongs to the page', () => {
  const sizes = addUp([
    request('/now.js', 'Other', 30, true),
    request('/now.js', 'Script', 0),
  ]);
  expect(sizes).toMatchObject({ js: 30, all: 30, prefetch: 0 });
});

test('a script counts as one whoever asked for it', () => {
  expect(addUp([request('/worker.js?v=1', 'Other', 3)])).toMatchObject({ js: 3 });
});

test('what the tools of a demo load is told apart', () => {
  const sizes = addUp([
    request('/demo-editor.1a2b.js', 'Script', 30),
    request('/demo-actions.1a2b.js', 'Script', 5),
    request('/playground-frame.1a2b.js', 'Script', 3),
    request('/simple-demo.1a2b.js', 'Script', 2),
  ]);
  expect(sizes).toMatchObject({ js: 40, tools: 38 });
});
