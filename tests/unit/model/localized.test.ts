import { localized } from '../../../src/model/localized';

test.each([
  ['one text is the text of every language', 'Text', 'de', 'Text'],
  ['a text of the language is taken', { 'en-US': 'Text', de: 'Wort' }, 'de', 'Wort'],
  ['without one the first stands in', { 'en-US': 'Text', de: 'Wort' }, 'fr', 'Text'],
  ['an empty text is a text', { 'en-US': 'Text', de: '' }, 'de', ''],
  ['no text at all is empty', {}, 'de', ''],
])('localized: %s', (_, text, locale, expected) => {
  expect(localized(text, locale)).toBe(expected);
});
