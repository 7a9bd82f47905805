import { TYPE } from '@formatjs/icu-messageformat-parser';
import type {
  MessageFormatElement,
  NumberElement,
  PluralElement,
  SelectElement,
} from '@formatjs/icu-messageformat-parser';
import * as cardinals from 'make-plural/cardinals';
import * as ordinals from 'make-plural/ordinals';

/**
 * Thrown if a message uses something unsupported. `message` continues a sentence that
 * starts with the message's name.
 */
export class UnsupportedMessageError extends Error {
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

type PluralRules = Record<string, ((count: number) => string) | undefined>;

/**
 * The CLDR plural rules of a language, as code. An unknown language only has the form
 * `other`.
 */
function pluralRules(rules: PluralRules, locale: string): string {
  const [language = ''] = locale.split('-');
  const rule = rules[locale.replaceAll('-', '_')] ?? rules[language];
  return rule ? String(rule) : "() => 'other'";
}

/** Whether a language formats small numbers differently than JavaScript. */
function hasOwnDigits(locale: string): boolean {
  return new Intl.NumberFormat(locale).format(987) !== '987';
}

/**
 * Functions that the code of messages calls, as source text for a language. A browser
 * takes about 25 ms to create its first `Intl` object, so counts, which are most numbers,
 * avoid it.
 */
export const HELPERS = {
  number: (locale: string) => {
    const format = `new Intl.NumberFormat(${JSON.stringify(locale)}, options).format(value)`;
    return hasOwnDigits(locale)
      ? `(value, options) => ${format}`
      : `(value, options) => !options && value >= 0 && value < 1e3 && Number.isInteger(value) ? String(value) : ${format}`;
  },
  plural: (locale: string) => pluralRules(cardinals as PluralRules, locale),
  ordinal: (locale: string) => pluralRules(ordinals as PluralRules, locale),
};

export type Helper = keyof typeof HELPERS;

/** ICU number styles that are fully described by their name. */
const NUMBER_STYLES: Record<string, Intl.NumberFormatOptions> = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
};
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

function access(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `v.${name}` : `v[${JSON.stringify(name)}]`;
}

function numberCode({ value, style }: NumberElement): string {
  const number = access(value);
  if (style == null) return `number(${number})`;
  if (typeof style !== 'string') {
    const { scale = 1, ...options } = style.parsedOptions;
    const scaled = scale === 1 ? number : `${number} * ${scale}`;
    return `number(${scaled}, ${JSON.stringify(options)})`;
  }
  const options = NUMBER_STYLES[style];
  if (options) return `number(${number}, ${JSON.stringify(options)})`;
  throw new UnsupportedMessageError(
    `uses the number style "${style}", which is not supported.`,
    'Use `integer`, `percent`, or a skeleton such as `::.00`.',
  );
}

/** A conditional expression: cases in order, then the fallback. */
function choice(cases: readonly [string, string][], other: string): string {
  return `(${cases.map(([when, then]) => `${when} ? ${then} : `).join('')}${other})`;
}

function selectCode({ value, options }: SelectElement, used: Set<Helper>): string {
  const { other, ...rest } = options;
  const cases = Object.entries(rest).map(([key, option]): [string, string] => [
    `${access(value)} == ${JSON.stringify(key)}`,
    messageCode(option.value, used),
  ]);
  return choice(cases, messageCode(other?.value ?? [], used));
}

function pluralCode(element: PluralElement, used: Set<Helper>): string {
  const { other, ...rest } = element.options;
  const number = access(element.value);
  const count = element.offset ? `${number} - ${element.offset}` : number;
  const rules = element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
  const exact: [string, string][] = [];
  const forms: [string, string][] = [];
  for (const [form, option] of Object.entries(rest)) {
    const then = messageCode(option.value, used, count);
    if (form.startsWith('=')) exact.push([`${number} == ${form.slice(1)}`, then]);
    else if (PLURAL_FORMS.includes(form)) {
      used.add(rules);
      // The rules are defined for absolute values (UTS 35, plural operands).
      forms.push([`${rules}(Math.abs(${count})) == "${form}"`, then]);
    } else {
      throw new UnsupportedMessageError(
        `uses the plural form "${form}", which no language has.`,
        `Use ${PLURAL_FORMS.map((name) => `\`${name}\``).join(', ')}, or a number such as \`=0\`.`,
      );
    }
  }
  // An exact number takes precedence over plural forms, wherever it is written.
  return choice([...exact, ...forms], messageCode(other?.value ?? [], used, count));
}

function elementCode(
  element: MessageFormatElement,
  used: Set<Helper>,
  count: string,
): string {
  switch (element.type) {
    case TYPE.literal:
      return JSON.stringify(element.value);
    case TYPE.argument:
      return access(element.value);
    case TYPE.number:
      used.add('number');
      return numberCode(element);
    case TYPE.pound:
      used.add('number');
      return `number(${count})`;
    case TYPE.select:
      return selectCode(element, used);
    case TYPE.plural:
      return pluralCode(element, used);
    case TYPE.tag:
      throw new UnsupportedMessageError(
        `uses the tag <${element.value}>, which is not supported.`,
        `If it is text, put it between apostrophes: \`'<${element.value}>'\`.`,
      );
    default:
      throw new UnsupportedMessageError(
        `formats {${element.value}} as a date or time, which is not supported.`,
        `Format the value before you pass it, and write \`{${element.value}}\`.`,
      );
  }
}

/**
 * Compiles a parsed message to an expression whose value is a string. It reads values
 * from `v` and calls the helpers that it adds to `used`.
 * @param count the expression that `#` stands for
 * @throws UnsupportedMessageError for dates, times, tags, and unknown styles and forms
 * @example messageCode(parse('Copy {name}'), new Set()) // '"Copy " + v.name'
 */
export function messageCode(
  elements: readonly MessageFormatElement[],
  used: Set<Helper>,
  count = '',
): string {
  const parts = elements.map((element) => elementCode(element, used, count));
  // Two adjacent values would be added as numbers, and a single one would not become a
  // string.
  const [first, second] = elements.map(({ type }) => type === TYPE.argument);
  if (parts.length === 0 || (first && second !== false)) parts.unshift('""');
  return parts.join(' + ');
}
