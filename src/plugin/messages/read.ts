import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '../model/problem';
import { compileMessages, linesOf } from './compile-messages';
import { lineAt } from './line-at';
import { parseCode } from './parse-code';

/** The messages of a file by their ids, and what is wrong with it. */
export interface Words {
  /** Relative to the site's root. */
  file: string;
  /** Those that are texts; in ICU MessageFormat, whether they can be read or not. */
  messages: Record<string, string>;
  problems: Problem[];
}

type Fault = Omit<Problem, 'file'>;

/** The line in which a text stops being JSON, from 1. */
function brokenLine(source: string): number {
  let index = -1;
  parseCode(source, 'json')?.tree.iterate({
    enter({ type, from }) {
      if (type.isError && index < 0) index = from;
    },
  });
  return lineAt(source, index);
}

/** The texts of a file, and faults in how it is written; what the texts say is not read. */
function parseWords(source: string): { messages: Words['messages']; faults: Fault[] } {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    const fault = {
      code: 'message-json',
      line: brokenLine(source),
      message: 'this file is no valid JSON.',
      hint: 'Every id and every text stands between double quotes; a comma stands between two entries and not after the last.',
    };
    return { messages: {}, faults: [fault] };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const fault = {
      code: 'message-file',
      line: 1,
      message: 'this file holds no messages.',
      hint: 'Write an object of texts by their ids, `{ "skip": "…" }`.',
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
        message: `the message "${id}" is no text.`,
        hint: 'Write one between double quotes; ids have points, `"toc.title": "…"`, and are not nested.',
      })),
  };
}

/**
 * The words of the interface in a language, as a folder has them. A file that is no JSON has none,
 * and a problem with its line.
 * @param folder absolute path
 * @param id of the language, which the file is named after
 * @param root absolute path of the site
 * @returns undefined where the folder has no file for the language
 */
export function readWords(folder: string, id: string, root: string): Words | undefined {
  const path = join(folder, `${id}.json`);
  if (!existsSync(path)) return undefined;
  const source = readFileSync(path, 'utf8');
  const file = relative(root, path).replace(/\\/g, '/');
  const { messages, faults } = parseWords(source);
  const { problems } = compileMessages(id, messages, file, source);
  return {
    file,
    messages,
    problems: [...faults.map((fault) => ({ ...fault, file })), ...problems],
  };
}
