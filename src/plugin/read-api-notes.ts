import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { ApiRow } from '../model/api-row';
import { anchorOf } from '../model/api-row';
import { localized } from '../model/options';
import type { Localized } from '../model/options';
import type { Problem } from '../model/problem';
import { suggest } from '../model/suggest';
import type { TypeProperty } from './read-types';
import { remember } from './remember';

/** The texts for one property; inline markdown. */
interface RowNote {
  text: Localized;
  pitfall?: Localized;
  default?: string;
  since?: string;
  deprecated?: boolean;
  /** True for what the declared type does not hold but is passed through. */
  extra?: boolean;
  /** Type of an extra row. */
  type?: string;
}

/** A file of notes: what a reference says beyond what the types say. */
export interface ApiNotes {
  id: string;
  module: string;
  type: string;
  /** Properties of the type that are never shown. */
  hidden?: string[];
  rows: Record<string, RowNote>;
  /** Relative to the site's root. */
  file: string;
  /** Line of each row, from 1. */
  lines: Record<string, number>;
}

type Fault = Pick<Problem, 'line' | 'message' | 'hint'>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The line of each row's name. */
function linesOf(document: Document, counter: LineCounter): Record<string, number> {
  const rows = document.get('rows');
  if (!isMap(rows)) return {};
  return Object.fromEntries(
    rows.items.map(({ key }) => {
      const start = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
      return [String(key), counter.linePos(start).line];
    }),
  );
}

/** What notes lack that all the rest relies on, or undefined. */
function faultOf(value: unknown, lines: Record<string, number>): Fault | undefined {
  if (!isRecord(value)) {
    return {
      line: 1,
      message: 'these notes are not a list of `name: value` lines.',
      hint: 'Begin with `id:`, `module:`, `type:` and `rows:`.',
    };
  }
  const { rows } = value;
  const absent = ['id', 'module', 'type'].find((key) => typeof value[key] !== 'string');
  if (absent || !isRecord(rows)) {
    const name = absent ?? 'rows';
    return {
      line: 1,
      message: `these notes have no \`${name}\`.`,
      hint: `Add a line \`${name}: …\`.`,
    };
  }
  const silent = Object.keys(rows).find((name) => {
    const row = rows[name];
    return !isRecord(row) || !row.text;
  });
  if (silent === undefined) return undefined;
  return {
    line: lines[silent] ?? 1,
    message: `the row \`${silent}\` has no text.`,
    hint: 'Add a line `text: …` below its name.',
  };
}

type Parsed = { value: Omit<ApiNotes, 'file'>; fault?: undefined } | { fault: Fault };

/** The notes of a text, or what is wrong with them; problems, pages and search ask for them. */
const parseNotes = remember(
  (text: string): Parsed => {
    const lineCounter = new LineCounter();
    const document = parseDocument(text, { lineCounter });
    const error = document.errors[0];
    if (error) {
      return {
        fault: {
          line: error.linePos?.[0].line ?? 1,
          message: `these notes are not valid YAML: ${error.message.split('\n')[0]}`,
          hint: 'Quote values that hold a colon, a quote or a backtick at their start.',
        },
      };
    }
    const value: unknown = document.toJS();
    const lines = linesOf(document, lineCounter);
    const fault = faultOf(value, lines);
    return fault ? { fault } : { value: { ...(value as ApiNotes), lines } };
  },
  (text) => text,
);

/** All notes of a folder; a file that cannot be used is a problem and left out. */
export function readApiNotes(
  folder: string,
  root: string,
): { notes: ApiNotes[]; problems: Problem[] } {
  const code = 'api-notes';
  const problems: Problem[] = [];
  const notes: ApiNotes[] = [];
  if (!existsSync(join(root, folder))) {
    problems.push({
      code,
      file: '.dumirc.ts',
      line: 1,
      message: `themeConfig.apiNotes names the folder ${folder}, which does not exist.`,
      hint: 'Make it, or take the option out.',
    });
    return { notes, problems };
  }
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml'));
  for (const name of names) {
    const file = `${folder}/${name}`;
    const parsed = parseNotes(readFileSync(join(root, file), 'utf8'));
    if (parsed.fault) problems.push({ code, file, ...parsed.fault });
    else notes.push({ ...parsed.value, file });
  }
  return { notes, problems };
}

/** Where notes and types disagree. */
export function compareNotes(
  notes: ApiNotes,
  properties: TypeProperty[] | null,
): Problem[] {
  const { file, module, type, rows, hidden = [], lines } = notes;
  if (!properties) {
    return [
      {
        code: 'api-type',
        file,
        line: 1,
        message: `the module "${module}" exports no type \`${type}\`.`,
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
        message: `\`${type}\` has no property \`${row}\`.`,
        hint: near
          ? `Did you mean \`${near}\`?`
          : 'Take it out, or mark it `extra: true`.',
      };
    });
  const silent = names
    .filter((name) => !rows[name] && !hidden.includes(name))
    .map((name) => ({
      code: 'api-row',
      file,
      line: 1,
      message: `\`${type}.${name}\` has no note.`,
      hint: 'Describe it under `rows`, or name it under `hidden`.',
    }));
  return [...unknown, ...silent];
}

/**
 * The rows of a reference in one language, in the order of the notes.
 * @param toHtml turns inline markdown into HTML
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
      ...(note.default !== undefined && { default: String(note.default) }),
      ...(note.since !== undefined && { since: String(note.since) }),
      text: toHtml(localized(note.text, locale)),
      ...(note.pitfall && { pitfall: toHtml(localized(note.pitfall, locale)) }),
    };
  });
}
