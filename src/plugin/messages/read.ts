import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '../../model/problem';
import { compileMessages, linesOf } from './compile';
import { lineAt } from '../../code/line-at';
import { parseCode } from '../../code/parse';
import { memoize } from '../../code/remember';

/** The messages in a file by id, and the file's problems. */
export interface MessageFile {
  /** Relative to the site's root. */
  file: string;
  /** Its string values, in ICU MessageFormat, whether they can be parsed or not. */
  messages: Record<string, string>;
  problems: Problem[];
}

type Fault = Omit<Problem, 'file'>;

/** The first line that is not valid JSON, starting at 1. */
function brokenLine(source: string): number {
  let index = -1;
  parseCode(source, 'json')?.tree.iterate({
    enter({ type, from }) {
      if (type.isError && index < 0) index = from;
    },
  });
  return lineAt(source, index);
}

/**
 * Parses the messages of a file and reports syntax problems. The messages themselves are
 * not checked.
 */
function parseMessageFile(source: string): {
  messages: MessageFile['messages'];
  faults: Fault[];
} {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    const fault = {
      code: 'message-json',
      line: brokenLine(source),
      message: 'this file is not valid JSON.',
      hint: 'Put every id and every text in double quotes, and a comma between two entries but not after the last.',
    };
    return { messages: {}, faults: [fault] };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const fault = {
      code: 'message-file',
      line: 1,
      message: 'this file must be a JSON object of messages.',
      hint: 'Map ids to texts: `{ "skip": "…" }`.',
    };
    return { messages: {}, faults: [fault] };
  }
  const lines = linesOf(source);
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  const entries = Object.entries(value);
  return {
    messages: Object.fromEntries(entries.filter(isText)),
    faults: entries
      .filter((entry) => !isText(entry))
      .map(([id]) => ({
        code: 'message-text',
        line: lines.get(id) ?? 1,
        message: `the message "${id}" must be a string.`,
        hint: 'Put its text in double quotes. Ids are flat and contain dots: `"toc.title": "…"`.',
      })),
  };
}

/** Read once per text, because pages, checks, modules and the search index need the same file. */
const parsedFile = memoize((file: string, id: string, source: string): MessageFile => {
  const { messages, faults } = parseMessageFile(source);
  const { problems } = compileMessages(id, messages, file, source);
  return {
    file,
    messages,
    problems: [...faults.map((fault) => ({ ...fault, file })), ...problems],
  };
});

/**
 * Reads the messages of a language from a folder. A file that is not valid JSON has no
 * messages, and a problem with its line.
 * @param folder absolute path
 * @param id of the language, which is the file's name
 * @param root absolute path of the site
 * @returns undefined if the folder has no file for the language
 */
export function readMessageFile(
  folder: string,
  id: string,
  root: string,
): MessageFile | undefined {
  const path = join(folder, `${id}.json`);
  if (!existsSync(path)) return undefined;
  const file = relative(root, path).replace(/\\/g, '/');
  return parsedFile(file, id, readFileSync(path, 'utf8'));
}
