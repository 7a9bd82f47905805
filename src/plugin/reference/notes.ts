import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiRow } from '../../model/api-row';
import { anchorOf } from '../../model/api-row';
import { localized } from '../../model/localized';
import type { Problem } from '../../model/problem';
import { suggest } from '../../model/text/suggest';
import { configPlace } from '../schemas/config/config-place';
import { readNotes } from '../schemas/api-notes';
import type { NotesContent } from '../schemas/api-notes';
import { readYaml } from '../schemas/yaml/yaml';
import { ALL_TYPES } from './types';
import type { TypeProperty } from './types';
import { memoize } from '../../code/remember';

/** A notes file: what a reference adds to the types. */
export interface ApiNotes extends NotesContent {
  /** Relative to the site's root. */
  file: string;
  /** Line of each row, starting at 1. */
  lines: Record<string, number>;
}

const CODE = 'api-notes';

type Parsed = { notes: ApiNotes; problems?: undefined } | { problems: Problem[] };

/** Parses notes, once: problems, pages, and search need them. */
const parseNotes = memoize(
  (text: string, file: string): Parsed => {
    const { value, fault, lineOf } = readYaml(text);
    if (fault) {
      const problem: Problem = {
        code: CODE,
        file,
        line: fault.line,
        message: `these notes are not valid YAML: ${fault.reason}.`,
        hint: fault.hint,
      };
      return { problems: [problem] };
    }
    const { content, problems } = readNotes(value, { file, lineOf });
    if (problems) return { problems };
    const lines = Object.fromEntries(
      Object.keys(content.rows).map((name) => [name, lineOf(['rows', name])]),
    );
    return { notes: { ...content, file, lines } };
  },
  (text, file) => `${file}\n${text}`,
);

/** All notes of a folder. A file that cannot be used is reported and left out. */
export function readApiNotes(
  folder: string,
  root: string,
): { notes: ApiNotes[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const notes: ApiNotes[] = [];
  if (!existsSync(join(root, folder))) {
    const config = configPlace(root);
    problems.push({
      code: CODE,
      file: config.file,
      line: config.lineOf(['apiNotes']),
      message: `themeConfig.apiNotes names the folder ${folder}, which does not exist.`,
      hint: 'Create it, or remove the option.',
    });
    return { notes, problems };
  }
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml'));
  for (const name of names) {
    const file = `${folder}/${name}`;
    const read = parseNotes(readFileSync(join(root, file), 'utf8'), file);
    if (read.problems) problems.push(...read.problems);
    else notes.push(read.notes);
  }
  return { notes, problems };
}

/** Differences between notes and types. */
export function compareNotes(
  notes: ApiNotes,
  properties: TypeProperty[] | null,
): Problem[] {
  const { file, module, type, argument, rows, hidden, lines } = notes;
  const named = type === ALL_TYPES ? undefined : type;
  const owner = argument ? `${named}(${argument})` : named;
  const nameOf = (row: string) => (owner ? `${owner}.${row}` : row);
  if (!properties) {
    return [
      {
        code: 'api-type',
        file,
        line: 1,
        message: named
          ? `the module "${module}" does not export the type \`${named}\`${argument ? ` of functions with the argument \`${argument}\`` : ''}.`
          : `there is no module "${module}".`,
        hint: 'Correct `module` or `type`, or install the package.',
      },
    ];
  }
  const names = properties.map(({ name }) => name);
  const unknown = Object.keys(rows)
    .filter((row) => !rows[row]?.extra && !names.includes(row))
    .map((row) => {
      const near = suggest(row, names);
      return {
        code: 'api-row',
        file,
        line: lines[row] ?? 1,
        message: owner
          ? `\`${owner}\` has no property \`${row}\`.`
          : `"${module}" exports no type \`${row}\`, or it has a reference of its own.`,
        hint: near
          ? `Did you mean \`${near}\`?`
          : 'Remove it, or mark it with `extra: true`.',
      };
    });
  const silent = properties
    .filter(({ name, nested }) => !nested && !rows[name] && !hidden?.includes(name))
    .map(({ name }) => ({
      code: 'api-row',
      file,
      line: 1,
      message: `\`${nameOf(name)}\` has no note.`,
      hint: 'Describe it in `rows`, or list it in `hidden`.',
    }));
  return [...unknown, ...silent];
}

/**
 * The rows of a reference in one language, in the order of the notes.
 * @param toHtml converts inline markdown to HTML
 */
export function rowsOf(
  { id, rows }: ApiNotes,
  properties: readonly TypeProperty[],
  locale: string,
  toHtml: (markdown: string) => string,
): ApiRow[] {
  return Object.entries(rows).map(([name, note]) => {
    const property = properties.find((candidate) => candidate.name === name);
    return {
      anchor: anchorOf(id, name),
      name,
      type: note.type ?? property?.type ?? '',
      required: property?.required ?? false,
      deprecated: note.deprecated ?? property?.deprecated ?? false,
      ...(note.default !== undefined && { default: localized(note.default, locale) }),
      ...(note.since != null && { since: note.since }),
      text: toHtml(localized(note.text, locale)),
      ...(note.pitfall && { pitfall: toHtml(localized(note.pitfall, locale)) }),
      ...(note.demos && { demos: toHtml(localized(note.demos, locale)) }),
    };
  });
}
