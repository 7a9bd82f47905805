import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root';

const FOLDER = join(ROOT, 'src/locales');

function read(locale: string): Record<string, string> {
  const text = readFileSync(join(FOLDER, `${locale}.json`), 'utf8');
  return JSON.parse(text) as Record<string, string>;
}

const en = read('en-US');
const zh = read('zh-CN');

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

test('the theme speaks English and Chinese', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(['en-US.json', 'zh-CN.json']);
});

test('both languages have the same words', () => {
  expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
});

test('the words stand in the same order, so that the files can be read side by side', () => {
  expect(Object.keys(zh)).toEqual(Object.keys(en));
});

test.each(Object.keys(en))('%s takes the same arguments in both languages', (id) => {
  expect(argumentsOf(parse(zh[id] ?? ''))).toEqual(argumentsOf(parse(en[id] ?? '')));
});

test('no word is empty, and no Chinese word is left in English', () => {
  expect(Object.keys(en).filter((id) => !en[id]?.trim())).toEqual([]);
  expect(Object.keys(zh).filter((id) => !/\p{Script=Han}/u.test(zh[id] ?? ''))).toEqual(
    [],
  );
});

test('an argument of the plural form is seen as such', () => {
  expect(argumentsOf(parse('{count, plural, other {# of {total}}}'))).toEqual([
    'count: plural',
    'total: argument',
  ]);
});
