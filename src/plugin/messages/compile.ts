import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Location } from '@formatjs/icu-messageformat-parser';
import type { Problem } from '../../model/problem';
import { HELPERS, messageCode, UnsupportedMessageError } from './code';
import type { Helper } from './code';

const TAG_AS_TEXT = "Put text that looks like a tag between apostrophes: `'<Table>'`.";
/** The fix for an error of the parser, by error name; `BRACES_HINT` for all others. */
const HINTS: Record<string, string> = {
  MISSING_OTHER_CLAUSE: 'Add a form for all other values: `other {…}`.',
  EMPTY_ARGUMENT: 'Name the value in the braces, such as `{name}`.',
  UNCLOSED_TAG: TAG_AS_TEXT,
  UNMATCHED_CLOSING_TAG: TAG_AS_TEXT,
  INVALID_TAG: TAG_AS_TEXT,
};
const BRACES_HINT =
  "Braces contain a value, `{name}`, or forms, `{count, plural, one {# row} other {# rows}}`. Put a literal brace between apostrophes: `'{'`.";

/**
 * The line of each key in a JSON text, starting at 1. Of duplicate keys the last one,
 * which wins.
 */
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

/** Describes the error that parsing or compiling a message has thrown. */
function faultOf(id: string, error: unknown): Pick<Problem, 'code' | 'message' | 'hint'> {
  if (error instanceof UnsupportedMessageError) {
    const message = `the message "${id}" ${error.message}`;
    return { code: 'message-support', message, hint: error.hint };
  }
  const { message, location } = error as SyntaxError & { location?: Location };
  if (!location) throw error;
  const fault = message.toLowerCase().replaceAll('_', ' ');
  return {
    code: 'message-syntax',
    message: `the message "${id}" has a syntax error at character ${location.start.column}: ${fault}.`,
    hint: HINTS[message] ?? BRACES_HINT,
  };
}

/** Compiles a message without values to a string, any other to a function of them. */
function entryCode(message: string, used: Set<Helper>): string {
  const elements = parse(message);
  const code = messageCode(elements, used);
  return elements.every(({ type }) => type === TYPE.literal) ? code : `(v) => ${code}`;
}

/**
 * Compiles messages in ICU MessageFormat to an ES module, so that no parser is shipped.
 * The module maps each id to a string or, if the message has values, to a function that
 * returns one. Plurals follow the CLDR rules, large numbers use `Intl`, and the result is
 * the same as with react-intl, which dumi uses. A message with a problem is included as
 * written.
 * @param locale language tag for numbers and plurals, such as `zh-CN`
 * @param file path relative to the site's root, for problems
 * @param source the JSON text of that file, to find the lines of keys
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
