import { formatProblem } from '../../../../src/model/problem';
import { severities } from '../../../../src/plugin/schemas/severities';
import {
  optionsWithoutEffect,
  unusedOptions,
} from '../../../../src/plugin/schemas/without-effect';

const place = { file: '.dumirc.ts', lineOfOption: () => 3 };
const told = (given: Readonly<Record<string, unknown>>, usesWebpack = false) =>
  optionsWithoutEffect(given, place, usesWebpack);

test.each([{}, { hash: true }, { base: '/a/', jsMinifier: undefined }])(
  'nothing is told of %j',
  (given) => expect(told(given)).toEqual([]),
);

test('options that change nothing are warnings with their reason', () => {
  const found = told({ hash: false, jsMinifier: 'terser', cssMinifierOptions: {} });
  expect(found.map(formatProblem)).toEqual([
    '.dumirc.ts:3 `hash` has no effect: files are named by a hash of their content, after they are made. Remove it.',
    ".dumirc.ts:3 `jsMinifier` has no effect: Rspack makes scripts small with SWC. Remove it, or set BUNDLER=webpack in the environment for umi's webpack.",
    ".dumirc.ts:3 `cssMinifierOptions` has no effect: Rspack makes styles small with Lightning CSS. Remove it, or set BUNDLER=webpack in the environment for umi's webpack.",
  ]);
  expect(found.map(({ code }) => severities.get(code))).toEqual(['warn', 'warn', 'warn']);
});

test("umi's webpack takes all but the names of files", () => {
  const given = { hash: false, jsMinifier: 'none', jsMinifierOptions: {}, deadCode: {} };
  expect(told(given, true)).toHaveLength(1);
  expect(told(given)).toHaveLength(4);
});

test('they are listed', () => {
  expect(unusedOptions()).toContain(
    '- **`hash: false`**: files are named by a hash of their content, after they are made.',
  );
});
