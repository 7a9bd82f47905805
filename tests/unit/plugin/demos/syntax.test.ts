import type { DemoSource } from '../../../../src/plugin/demos/source';
import { surelyCompiles, syntaxFault } from '../../../../src/plugin/demos/syntax';

/** A demo with one file. */
const demo = (path: string, text: string) =>
  ({ files: [{ path, text }] }) as unknown as DemoSource;

test.each([
  ['/a.tsx', 'const a: number = 1;\nexport default () => <p>{a}</p>;'],
  ['/a.ts', 'export const same = <T>(value: T) => value;'],
  ['/a.jsx', 'export default () => <p>text</p>;'],
  ['/a.js', 'export default () => <p>text</p>;'],
  ['/a.css', 'p { color: = }'],
])('a demo in %s that can be bundled is known to be', (path, text) => {
  expect(surelyCompiles(demo(path, text))).toBe(true);
  expect(syntaxFault(demo(path, text))).toBeUndefined();
});

test.each([
  ['/a.tsx', 'export default () => <p>text</b>;'],
  ['/a.ts', 'const a: number = ;'],
  ['/a.jsx', 'const a: number = 1;'],
  ['/a.js', 'export default () => { <p>'],
])('a demo in %s with a fault is not, and the fault is named', (path, text) => {
  expect(surelyCompiles(demo(path, text))).toBe(false);
  expect(syntaxFault(demo(path, text))).toMatchObject({ line: 1 });
});
