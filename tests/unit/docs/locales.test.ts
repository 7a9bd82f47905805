import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../support/root';

const FOLDER = join(ROOT, 'src/locales');

function read(locale: string): Record<string, string> {
  const text = readFileSync(join(FOLDER, `${locale}.json`), 'utf8');
  return JSON.parse(text) as Record<string, string>;
}

const en = read('en-US');
/** All other languages of the theme. */
const OTHERS = readdirSync(FOLDER)
  .map((file) => basename(file, '.json'))
  .filter((locale) => locale !== 'en-US');

/** The arguments of a message with their kinds, such as `count: plural`. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.select:
      case TYPE.plural:
        return [
          `${element.value}: ${TYPE[element.type]}`,
          ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
        ];
      case TYPE.tag:
        return [`${element.value}: tag`, ...argumentsOf(element.children)];
      default:
        return [`${element.value}: ${TYPE[element.type]}`];
    }
  });
  return [...new Set(found)].sort();
}

test('the folder holds one file a language, Chinese among them', () => {
  expect(readdirSync(FOLDER).filter((file) => !/^[\w-]+\.json$/.test(file))).toEqual([]);
  expect(OTHERS).toContain('zh-CN');
});

describe.each(OTHERS)('%s', (locale) => {
  const other = read(locale);

  test('has the messages of English', () => {
    expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
  });

  test('has them in the same order, so that the files can be read side by side', () => {
    expect(Object.keys(other)).toEqual(Object.keys(en));
  });

  test.each(Object.keys(en))('%s takes the same arguments as in English', (id) => {
    expect(argumentsOf(parse(other[id] ?? ''))).toEqual(argumentsOf(parse(en[id] ?? '')));
  });

  test('has no empty message', () => {
    expect(Object.keys(other).filter((id) => !other[id]?.trim())).toEqual([]);
  });

  test('has no message left in English, as far as its script can tell', () => {
    const isLatin = new Intl.Locale(locale).maximize().script === 'Latn';
    const foreign = /(?!\p{Script=Latin})\p{L}/u;
    const hasWords = (id: string) =>
      /\p{L}/u.test((en[id] ?? '').replace(/\{\w+\}/g, ''));
    // Networks have one name in all languages.
    const ids = Object.keys(other).filter(
      (id) => !id.startsWith('header.social.') && hasWords(id),
    );
    const left = ids.filter((id) => !foreign.test(other[id] ?? ''));
    expect(isLatin ? [] : left).toEqual([]);
  });
});

test('no English message is empty', () => {
  expect(Object.keys(en).filter((id) => !en[id]?.trim())).toEqual([]);
});

test('an argument of the plural form is seen as such', () => {
  expect(argumentsOf(parse('{count, plural, other {# of {total}}}'))).toEqual([
    'count: plural',
    'total: argument',
  ]);
});
