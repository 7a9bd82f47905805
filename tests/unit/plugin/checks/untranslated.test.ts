import { untranslated } from '../../../../src/plugin/checks/untranslated';
import { makePage } from '../../support/make-page';

test('pages without a translation are listed by language', () => {
  const pages = [
    makePage({ path: '/a', locale: 'en-US' }),
    makePage({ path: '/zh-CN/a', locale: 'zh-CN', translated: false }),
    makePage({ path: '/zh-CN/b', locale: 'zh-CN' }),
  ];
  expect(untranslated(pages)).toEqual([
    '1 of 2 pages is not translated into zh-CN: /zh-CN/a',
  ]);
  expect(untranslated(pages.slice(2))).toEqual([]);
});
