import type { DemoSource } from '../../../../src/plugin/demos/source';
import { syntaxFault } from '../../../../src/plugin/demos/syntax';

/** A demo with one file. */
const demo = (path: string, text: string) =>
  ({ files: [{ path, text }] }) as unknown as DemoSource;

test.each([
  ['/a.tsx', 'const a: number = 1;\nexport default () => <p>{a}</p>;'],
  ['/a.ts', 'export const same = <T>(value: T) => value;'],
  ['/a.jsx', 'export default () => <p>text</p>;'],
  ['/a.js', 'export default () => <p>text</p>;'],
  ['/a.css', 'p { color: = }'],
])('a demo in %s that can be bundled has none', (path, text) => {
  expect(syntaxFault(demo(path, text))).toBeUndefined();
});

test('TypeScript is not loaded for a demo that can be bundled', async () => {
  jest.resetModules();
  const typescriptOf = jest.fn();
  jest.doMock('../../../../src/plugin/typescript', () => ({ typescriptOf }));
  const { syntaxFault: fault } = await import('../../../../src/plugin/demos/syntax');
  expect(fault(demo('/b.tsx', 'export const b: number = 1;'))).toBeUndefined();
  expect(typescriptOf).not.toHaveBeenCalled();
  jest.dontMock('../../../../src/plugin/typescript');
});

test.each([
  ['/a.tsx', 'export default () => <p>text</b>;'],
  ['/a.ts', 'const a: number = ;'],
  ['/a.jsx', 'const a: number = 1;'],
  ['/a.js', 'export default () => { <p>'],
])('a fault in %s is named', (path, text) => {
  expect(syntaxFault(demo(path, text))).toMatchObject({ line: 1 });
});
