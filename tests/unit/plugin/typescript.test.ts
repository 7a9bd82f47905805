import ts from 'typescript';
import type { DemoSource } from '../../../src/plugin/demos/source';
import type { readReference } from '../../../src/plugin/reference/read';
import { isUsable, typescriptOf } from '../../../src/plugin/typescript';
import { ROOT } from '../support/root';

test.each([
  ['4.8.4', false],
  ['4.9.5', true],
  ['5.9.3', true],
  ['6.0.3', true],
  ['7.0.2', false],
])('TypeScript %s can be asked: %s', (version, usable) => {
  expect(isUsable(version)).toBe(usable);
});

test("the site's own compiler is taken", () => {
  expect(typescriptOf(ROOT)).toBe(ts);
});

describe('without TypeScript', () => {
  beforeEach(() => {
    jest.resetModules();
    jest.doMock('../../../src/plugin/typescript', () => ({
      typescriptOf: () => undefined,
      USABLE_TYPESCRIPT: '4.9 to 6',
    }));
  });
  afterEach(() => jest.dontMock('../../../src/plugin/typescript'));

  test('a fault of syntax in a demo is found all the same', async () => {
    const { syntaxFault } = await import('../../../src/plugin/demos/syntax');
    const faultOf = (text: string) =>
      syntaxFault({ files: [{ path: '/a.tsx', text }] } as unknown as DemoSource);
    expect(
      faultOf('const a: number = 1;\nexport default () => <p>{a}</p>;'),
    ).toBeUndefined();
    expect(faultOf('const a = 1;\nconst b = = 2;')).toMatchObject({
      line: 2,
      reason: 'Unexpected token',
    });
  });

  test('notes are one problem, which says what to install', async () => {
    const { readReference: read } =
      (await import('../../../src/plugin/reference/read')) as {
        readReference: typeof readReference;
      };
    const { problems, properties } = read('docs/api', ROOT);
    expect(properties).toBeUndefined();
    expect(problems).toEqual([
      expect.objectContaining({ code: 'no-typescript', file: '.dumirc.ts' }),
    ]);
    expect(problems[0]?.hint).toContain('npm install --save-dev typescript@');
  });
});
