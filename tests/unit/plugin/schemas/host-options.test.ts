import { formatProblem } from '../../../../src/model/problem';
import {
  checkHostOptions,
  checkHostTypes,
  usableHostOptions,
} from '../../../../src/plugin/schemas/host-options';

const place = {
  file: '.dumirc.ts',
  lineOfOption: (path: readonly PropertyKey[]) => path.length,
};
const en = { id: 'en-US', name: 'English' };
const said = (options: Readonly<Record<string, unknown>>) =>
  checkHostOptions(options, place).map(formatProblem);

test.each([
  {},
  { base: '' },
  { base: '/table/', publicPath: 'https://cdn.example/', locales: [en] },
  { locales: [] },
  { locales: [en, { id: 'zh-Hant', name: '繁' }, { id: 'es-419', name: 'Español' }] },
  {
    locales: [
      { ...en, suffix: '' },
      { id: 'zh-CN', name: '中', suffix: '-cn' },
    ],
  },
])('nothing is wrong with %j', (options) => {
  expect(said(options)).toEqual([]);
});

test.each([
  [
    { base: 'table' },
    '.dumirc.ts:1 `base` must begin with a slash, but is the text "table". Write `base: \'/table/\'`.',
  ],
  [
    { locales: [en, { id: '../x', name: 'X' }] },
    '.dumirc.ts:3 `locales[1].id` must be a language tag, but is the text "../x". Write one such as `en-US`, `es-419` or `zh-Hant`.',
  ],
  [
    { locales: [{ id: 'xx_YY!', name: 'X' }] },
    '.dumirc.ts:3 `locales[0].id` must be a language tag, but is the text "xx_YY!". Write one such as `en-US`, `es-419` or `zh-Hant`.',
  ],
  [
    { locales: [en, { id: 'en-us', name: 'X' }] },
    '.dumirc.ts:3 `locales[1].id` names the language "en-us" again. Remove one of the two.',
  ],
])('%j is a problem with its place', (options, problem) => {
  expect(said(options)).toEqual([problem]);
});

test('what can be used of them is used, so that the rest can be read', () => {
  expect(
    usableHostOptions({
      base: 'table',
      locales: [en, { id: '..' }, { ...en, name: 'B' }],
    }),
  ).toEqual({ base: '/', publicPath: '/', locales: [en] });
  const dumi = [{ id: 'zh-CN', name: '中文' }];
  expect(usableHostOptions({ locales: [] }).locales).toEqual(dumi);
  expect(usableHostOptions({})).toEqual({ base: '/', publicPath: '/', locales: dumi });
  const given = { base: '/a/', publicPath: '/b/', locales: [en] };
  expect(usableHostOptions({ ...given, title: 'x' })).toEqual(given);
});

test.each([
  [{ base: 5 }, '`base` must be text, but is the number 5.'],
  [{ publicPath: true }, '`publicPath` must be text, but is true.'],
  [{ locales: 'en' }, '`locales` must be a list, but is the text "en".'],
  [{ locales: ['en'] }, '`locales[0]` must be an object, but is the text "en".'],
  [{ locales: [{ name: 'English' }] }, '`locales[0]` has no `id`.'],
  [{ themeConfig: [] }, '`themeConfig` must be an object, but is a list.'],
])('%j, which umi refuses, is told first', (options, message) => {
  expect(checkHostTypes(options, place).map((one) => one.message)).toEqual([message]);
});
