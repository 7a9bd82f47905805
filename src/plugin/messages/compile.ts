import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Location } from '@formatjs/icu-messageformat-parser';
import type { Problem } from '../model/problem';
import { HELPERS, messageCode, Unsupported } from './message-code';
import type { Helper } from './message-code';

const TAG_AS_TEXT = "What is no tag stands between apostrophes: `'<Table>'`.";
/** What to do about an error of the parser, by its name; `BRACES` for all others. */
const CURES: Record<string, string> = {
  MISSING_OTHER_CLAUSE: 'Add the form for all else: `other {…}`.',
  EMPTY_ARGUMENT: 'Name the value between the braces, such as `{name}`.',
  UNCLOSED_TAG: TAG_AS_TEXT,
  UNMATCHED_CLOSING_TAG: TAG_AS_TEXT,
  INVALID_TAG: TAG_AS_TEXT,
};
const BRACES =
  "Braces hold a value, `{name}`, or forms, `{count, plural, one {# row} other {# rows}}`; a brace that is text stands between apostrophes: `'{'`.";

/** The line of each key of a JSON text, from 1; of two alike the last, which counts. */
export function linesOf(source: string): Map<string, number> {
  const lines = new Map<string, number>();
  let line = 1;
  let end = 0;
  for (const match of source.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)) {
    line += source.slice(end, match.index).split('\n').length - 1;
    end = match.index;
    if (match[2] !== undefined) lines.set(JSON.parse(match[1] ?? '""') as string, line);
  }
  return lines;
}

/** What is wrong with a message, for what its parser or its compilation has thrown. */
function faultOf(id: string, error: unknown): Pick<Problem, 'code' | 'message' | 'hint'> {
  if (error instanceof Unsupported) {
    const message = `the message "${id}" ${error.message}`;
    return { code: 'message-support', message, hint: error.hint };
  }
  const { message, location } = error as SyntaxError & { location?: Location };
  if (!location) throw error;
  const fault = message.toLowerCase().replaceAll('_', ' ');
  return {
    code: 'message-syntax',
    message: `the message "${id}" cannot be read at character ${location.start.column}: ${fault}.`,
    hint: CURES[message] ?? BRACES,
  };
}

/** A string for a message without values, else a function of them. */
function entryCode(message: string, used: Set<Helper>): string {
  const elements = parse(message);
  const code = messageCode(elements, used);
  return elements.every(({ type }) => type === TYPE.literal) ? code : `(v) => ${code}`;
}

/**
 * Messages in ICU MessageFormat as an ES module that maps each id to a string or, where it has
 * values, to a function of them to a string, so that no parser is shipped. Plurals follow CLDR's
 * rules, large numbers go through `Intl`; the result is that of react-intl, which dumi uses. A
 * message with a problem stands in the module as it is written.
 * @param locale language tag for numbers and plurals, such as `zh-CN`
 * @param file relative to the site's root, for problems
 * @param source the JSON text of that file, in which the lines of keys are found
 * @example compileMessages('en-US', { copy: 'Copy {name}' }, file, source).code
 * // 'export default {\n  "copy": (v) => "Copy " + v.name,\n};\n'
 */
export function compileMessages(
  locale: string,
  messages: Record<string, string>,
  file = '',
  source = '',
): { code: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const used = new Set<Helper>();
  const lines = linesOf(source);
  const entries = Object.entries(messages).map(([id, message]) => {
    let code = JSON.stringify(message);
    try {
      code = entryCode(message, used);
    } catch (error) {
      problems.push({ ...faultOf(id, error), file, line: lines.get(id) ?? 1 });
    }
    return `  ${JSON.stringify(id)}: ${code},\n`;
  });
  const helpers = [...used].map((name) => `const ${name} = ${HELPERS[name](locale)};\n`);
  return {
    code: `${helpers.join('')}export default {\n${entries.join('')}};\n`,
    problems,
  };
}
