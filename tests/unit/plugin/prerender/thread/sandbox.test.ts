import { createContext, runInContext } from 'node:vm';
import { createSandbox } from '../../../../../src/plugin/prerender/thread/sandbox';

const run = (code: string): unknown =>
  runInContext(code, createContext(createSandbox(() => {}).globals));

test.each(['IntersectionObserver', 'ResizeObserver'])(
  'a library may make its one %s when it is imported',
  (name) => {
    expect(
      run(
        `const one = new ${name}(() => {}); one.observe({}); one.disconnect(); typeof one`,
      ),
    ).toBe('object');
  },
);

test.each(['Blob', 'File', 'FileList', 'FormData', 'Headers', 'Event', 'EventTarget'])(
  'code may ask whether a value is of the class %s',
  (name) => {
    expect(run(`[{} instanceof ${name}, typeof ${name}].join()`)).toBe('false,function');
  },
);

test.each(['ReadableStream', 'WritableStream', 'TransformStream', 'Request', 'Response'])(
  'a library may extend %s when it is imported',
  (name) => {
    expect(run(`class Own extends ${name} {}; typeof Own`)).toBe('function');
  },
);

test('texts can be encoded', () => {
  expect(run("atob(btoa('text'))")).toBe('text');
});

test('a library may look for random numbers when it is imported', () => {
  expect(run('crypto.getRandomValues(new Uint8Array(16)).length')).toBe(16);
  expect(run('typeof crypto.randomUUID()')).toBe('string');
});

test.each(['window', 'document', 'navigator', 'MutationObserver', 'fetch'])(
  '%s, by which code knows a browser, is not there',
  (name) => {
    expect(run(`typeof ${name}`)).toBe('undefined');
  },
);
