import { act, render } from '@testing-library/react';
import React from 'react';
import type { Locale } from '../../../../src/model/locale';
import { usePageLocale } from '../../../../src/renderer/stand-ins/use-page-locale';

const mockLocales: Locale[] = [];
jest.mock(
  '@@/dumi/locales/config',
  () => ({
    get locales() {
      return mockLocales;
    },
  }),
  { virtual: true },
);

const Shown = () => <>{usePageLocale().id}</>;

/** The language of a page of a site with these languages, by its document and address. */
function shown(locales: Locale[], lang: string, pathname: string) {
  mockLocales.splice(0, mockLocales.length, ...locales);
  window.history.replaceState(null, '', pathname);
  document.documentElement.lang = lang;
  return render(<Shown />).container;
}

const rename = (lang: string) =>
  act(async () => {
    document.documentElement.lang = lang;
  });

const PREFIXED: Locale[] = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
  { id: 'zh-TW', name: '繁體', base: '/zh-TW' },
];
const SUFFIXED: Locale[] = [
  { id: 'en-US', name: 'English', suffix: '' },
  { id: 'zh-CN', name: '中文', suffix: '-cn' },
];

test('a layout that names the language by its first part alone leaves it as it is', async () => {
  const page = shown(SUFFIXED, 'zh-CN', '/guide-cn');
  expect(page.innerHTML).toBe('zh-CN');
  await rename('zh');
  expect(page.innerHTML).toBe('zh-CN');
  await rename('en');
  expect(page.innerHTML).toBe('en-US');
});

test.each([
  ['zh', '/base/zh-TW/guide', 'zh-TW'],
  ['zh', '/base/zh-TW', 'zh-TW'],
  ['zh', '/base/guide', 'zh-CN'],
  ['zh-TW', '/base/guide', 'zh-TW'],
  ['en', '/base/zh-TW', 'en-US'],
  ['ja', '/base/zh-TW', 'en-US'],
])('%s at %s is %s', (lang, pathname, id) => {
  expect(shown(PREFIXED, lang, pathname).innerHTML).toBe(id);
});
