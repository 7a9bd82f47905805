import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { IntlMessageFormat } from 'intl-messageformat';
import { formatProblem } from '../../../../src/model/problem';
import { compileMessages } from '../../../../src/plugin/messages/compile';
import { isInPage } from '../../../../src/plugin/messages/later-messages';
import { ROOT } from '../../support/root';

type Values = Record<string, string | number>;
type Message = string | ((values: Values) => string);

const FOLDER = 'src/locales';
const LOCALES = readdirSync(join(ROOT, FOLDER)).map((name) => name.replace('.json', ''));

function compile(messages: Record<string, string>, locale = 'en-US') {
  const source = JSON.stringify(messages, null, 2);
  return compileMessages(locale, messages, `${FOLDER}/${locale}.json`, source);
}

/** What a bundle would import. */
function load(code: string): Record<string, Message> {
  return new Function(code.replace('export default', 'return'))() as Record<
    string,
    Message
  >;
}

/** A message compiled, which must have no problem. */
function messageOf(text: string, locale?: string): Message {
  const { code, problems } = compile({ key: text }, locale);
  expect(problems).toEqual([]);
  const message = load(code).key;
  expect(message).toBeDefined();
  return message!;
}

function format(text: string, values: Values, locale?: string): string {
  const message = messageOf(text, locale);
  return typeof message === 'string' ? message : message(values);
}

describe('a message without values is a string', () => {
  test.each([
    ['of words', 'Copy code', 'Copy code'],
    ['of nothing', '', ''],
    [
      'with signs of JavaScript',
      'a "b" \\ `c` $\'{d}\' \u2028',
      'a "b" \\ `c` ${d} \u2028',
    ],
    ['with braces as text', "'{'a'}' and it''s", "{a} and it's"],
    ['with a tag as text', "'<Table>' < b", '<Table> < b'],
    ['with a cross outside of a plural', '#1', '#1'],
  ])('%s', (_, text, expected) => {
    expect(messageOf(text)).toBe(expected);
  });
});

describe('a message with values is a function', () => {
  const files = '{n, plural, =0 {no files} one {# file} other {# files}}';
  const guests =
    '{n, plural, offset:1 =0 {Nobody} =1 {{who}} one {{who} and # other} other {{who} and # others}}';
  const nested =
    '{who, select, you {You have {n, plural, one {# row} other {# rows}}} other {{who} has {n, number}}}.';
  const rank = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';

  test.each<[string, string, Values, string]>([
    ['a value', 'Copy {name}', { name: 'it' }, 'Copy it'],
    ['a value first', '{name}!', { name: 'it' }, 'it!'],
    ['a number alone, as text', '{n}', { n: 7 }, '7'],
    ['two numbers side by side', '{a}{b}', { a: 1, b: 2 }, '12'],
    ['three of them', '{a}{b}{c}', { a: 1, b: 2, c: 3 }, '123'],
    ['a value with a number for a name', '{0} of {1}', { 0: 1, 1: 2 }, '1 of 2'],
    ['a number', '{n, number}', { n: 12345.678 }, '12,345.678'],
    ['a whole number', '{n, number, integer}', { n: 1234.5678 }, '1,235'],
    ['a percentage', '{n, number, percent}', { n: 0.25 }, '25%'],
    ['a number by a skeleton', '{n, number, ::.00}', { n: 1 }, '1.00'],
    ['a scaled number', '{n, number, ::.0 scale/100}', { n: 0.123 }, '12.3'],
    ['a plural of an exact number', files, { n: 0 }, 'no files'],
    ['a plural of one', files, { n: 1 }, '1 file'],
    ['a plural of many', files, { n: 1200 }, '1,200 files'],
    ['a plural of a number as text', files, { n: '1' }, '1 file'],
    [
      'an exact number after its form',
      '{n, plural, one {a} =1 {b} other {c}}',
      { n: 1 },
      'b',
    ],
    ['an offset, of none', guests, { n: 0, who: 'Ann' }, 'Nobody'],
    ['an offset, of an exact number', guests, { n: 1, who: 'Ann' }, 'Ann'],
    ['an offset, of one', guests, { n: 2, who: 'Ann' }, 'Ann and 1 other'],
    ['an offset, of many', guests, { n: 4, who: 'Ann' }, 'Ann and 3 others'],
    ['a choice with a plural in it', nested, { who: 'you', n: 1 }, 'You have 1 row.'],
    ['a choice of all else', nested, { who: 'Ann', n: 1000 }, 'Ann has 1,000.'],
    ['a choice of a number', '{n, select, 1 {a} other {b}}', { n: 1 }, 'a'],
    ['an order, 1', rank, { n: 21 }, '21st'],
    ['an order, 2', rank, { n: 2 }, '2nd'],
    ['an order, 3', rank, { n: 103 }, '103rd'],
    ['an order, 11', rank, { n: 11 }, '11th'],
    ['a plural beside words', 'a {n, plural, one {b} other {c}} d', { n: 1 }, 'a b d'],
    ['two plurals', `${files}, ${files}`, { n: 1 }, '1 file, 1 file'],
    ['a form that is empty', 'a{n, plural, one {} other {s}}', { n: 1 }, 'a'],
  ])('of %s', (_, text, values, expected) => {
    expect(messageOf(text)).toBeInstanceOf(Function);
    expect(format(text, values)).toBe(expected);
    expect(new IntlMessageFormat(text, 'en-US').format(values)).toBe(expected);
  });

  test.each<[string, string, Values, string]>([
    ['ar', '{n, plural, two {a} few {b} other {c}}', { n: 2 }, 'a'],
    [
      'pl',
      '{n, plural, one {plik} few {pliki} many {plików} other {pliku}}',
      { n: 3 },
      'pliki',
    ],
    ['de', '{n, number} {n, number, percent}', { n: 1234.5 }, '1.234,5 123.450\u00a0%'],
    ['zh-CN', '{n, plural, one {一} other {# 个}}', { n: 1 }, '1 个'],
    [
      'zh-CN',
      '第 {n, selectordinal, other {#}} 章：{title}',
      { n: 3, title: '表' },
      '第 3 章：表',
    ],
  ])('by the rules of %s', (locale, text, values, expected) => {
    expect(format(text, values, locale)).toBe(expected);
    expect(new IntlMessageFormat(text, locale).format(values)).toBe(expected);
  });

  test.each(['en-US', 'zh-CN', 'fr', 'pt-PT', 'ru', 'ar-EG', 'hi', 'cy', 'de-CH'])(
    'as react-intl writes counts and ranks in %s',
    (locale) => {
      const forms = (kind: string) =>
        `{n, ${kind}, zero {# z} one {# o} two {# t} few {# f} many {# m} other {# x}}`;
      for (const text of [forms('plural'), forms('selectordinal')]) {
        const expected = new IntlMessageFormat(text, locale);
        for (const n of [
          ...Array.from({ length: 130 }, (_, at) => at),
          999,
          1000,
          1e6,
          1.5,
          -2,
        ])
          expect(format(text, { n }, locale)).toBe(expected.format({ n }));
      }
    },
  );

  test('of counts below a thousand without Intl, whose first object takes a browser long', () => {
    const count = messageOf('{n, plural, one {# row} other {# rows}}') as (
      v: Values,
    ) => string;
    const { NumberFormat } = Intl;
    try {
      Reflect.deleteProperty(Intl, 'NumberFormat');
      expect([0, 1, 42, 999].map((n) => count({ n }))).toEqual([
        '0 rows',
        '1 row',
        '42 rows',
        '999 rows',
      ]);
    } finally {
      Object.assign(Intl, { NumberFormat });
    }
  });

  test('with what is called and no more', () => {
    expect(compile({ a: 'Copy {name}', b: 'x' }).code).toBe(
      'export default {\n  "a": (v) => "Copy " + v.name,\n  "b": "x",\n};\n',
    );
    expect(compile({ a: '{n, plural, =1 {a} other {b}}' }).code).not.toContain('Intl');
    expect(compile({ a: '{n, plural, one {a} other {b}}' }).code).not.toContain('Number');
  });
});

describe('a problem', () => {
  const place = 'src/locales/en-US.json:2';
  const braces =
    "Braces contain a value, `{name}`, or forms, `{count, plural, one {# row} other {# rows}}`. Put a literal brace between apostrophes: `'{'`.";
  const tag = "Put text that looks like a tag between apostrophes: `'<Table>'`.";

  test.each([
    [
      'Copy {name',
      `has a syntax error at character 6: expect argument closing brace. ${braces}`,
    ],
    [
      '{}',
      'has a syntax error at character 1: empty argument. Name the value in the braces, such as `{name}`.',
    ],
    ['{n, foo}', `has a syntax error at character 5: invalid argument type. ${braces}`],
    [
      '{n, plural, one {a}}',
      'has a syntax error at character 20: missing other clause. Add a form for all other values: `other {…}`.',
    ],
    ['Use <Table>', `has a syntax error at character 5: unclosed tag. ${tag}`],
    [
      'Use <b>it</b>',
      "uses the tag <b>, which is not supported. If it is text, put it between apostrophes: `'<b>'`.",
    ],
    [
      '{d, date, short}',
      'formats {d} as a date or time, which is not supported. Format the value before you pass it, and write `{d}`.',
    ],
    [
      '{n, plural, other {at {d, time}}}',
      'formats {d} as a date or time, which is not supported. Format the value before you pass it, and write `{d}`.',
    ],
    [
      '{n, number, currency}',
      'uses the number style "currency", which is not supported. Use `integer`, `percent`, or a skeleton such as `::.00`.',
    ],
    [
      '{n, plural, ones {a} other {b}}',
      'uses the plural form "ones", which no language has. Use `zero`, `one`, `two`, `few`, `many`, `other`, or a number such as `=0`.',
    ],
  ])('is %s', (text, expected) => {
    const { code, problems } = compile({ 'a.b': text });
    expect(problems.map(formatProblem)).toEqual([
      `${place} the message "a.b" ${expected}`,
    ]);
    expect(load(code)).toEqual({ 'a.b': text });
  });

  test('of one message is not that of the others', () => {
    const { code, problems } = compile({ a: '{', b: 'Copy', c: '{d, date}', e: '{f}' });
    expect(problems.map(({ code: name, line }) => [name, line])).toEqual([
      ['message-syntax', 2],
      ['message-support', 4],
    ]);
    expect(load(code)).toEqual({
      a: '{',
      b: 'Copy',
      c: '{d, date}',
      e: expect.any(Function),
    });
  });

  test.each([
    ['after empty lines', '{\n\n\n  "key": "{"\n}', 4],
    ['in one line', '{"a": "x", "key": "{"}', 1],
    ['with its value below', '{\n  "a": "b",\n  "key"\n  :\n  "{" }', 3],
    [
      'after a value of the same text',
      '{\n "a": "key",\n "b": "\\"key\\": ",\n "key": "{"}',
      4,
    ],
    ['written with an escape', '{\n\n "k\\u0065y": "{"}', 3],
    ['written twice', '{\n "key": "a",\n "key": "{"}', 3],
    ['with Windows line ends', '{\r\n "a": "b",\r\n "key": "{"\r\n}', 3],
    ['that is not there', '{}', 1],
  ])('has the line of a key %s', (_, source, line) => {
    const { problems } = compileMessages('en-US', { key: '{' }, 'a.json', source);
    expect(problems).toMatchObject([{ file: 'a.json', line }]);
  });
});

describe.each(LOCALES)('the words of the theme in %s', (locale) => {
  const file = `${FOLDER}/${locale}.json`;
  const source = readFileSync(join(ROOT, file), 'utf8');
  const messages = JSON.parse(source) as Record<string, string>;
  const { code, problems } = compileMessages(locale, messages, file, source);
  const compiled = load(code);

  test('have no problem', () => {
    expect(problems).toEqual([]);
    expect(Object.keys(compiled)).toEqual(Object.keys(messages));
  });

  test.each(Object.keys(messages))('%s reads as in react-intl', (id) => {
    const text = messages[id] ?? '';
    const message = compiled[id];
    for (const count of [0, 1, 2, 5, 11, 1234]) {
      const values: Values = {};
      for (const [, name = '', form] of text.matchAll(/\{(\w+)(, (?:plural|number))?/g)) {
        values[name] = form ? count : `<${name}>`;
      }
      const expected = new IntlMessageFormat(text, locale).format(values);
      expect(typeof message === 'function' ? message(values) : message).toBe(expected);
    }
  });

  test('ship little more than themselves', () => {
    // Words that the build writes into pages do not ship.
    const shipped = Object.fromEntries(
      Object.entries(messages).filter(([id]) => !isInPage(id)),
    );
    const made = compileMessages(locale, shipped, file, JSON.stringify(shipped));
    expect(
      gzipSync(made.code).length - gzipSync(JSON.stringify(shipped)).length,
    ).toBeLessThan(320);
  });
});
