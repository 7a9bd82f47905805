import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { ApiRow } from '../model/api-row';
import { anchorOf } from '../model/api-row';
import { localized } from '../model/options';
import type { Localized } from '../model/options';
import type { Problem } from '../model/problem';
import { suggest } from '../model/suggest';
import type { TypeProperty } from './read-types';

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

/** All notes of a folder; a file that is not valid YAML is a problem and left out. */
export function readApiNotes(
  folder: string,
  root: string,
): { notes: ApiNotes[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const notes: ApiNotes[] = [];
  if (!existsSync(join(root, folder))) {
    problems.push({
      code: 'api-notes',
      file: '.dumirc.ts',
      line: 1,
      message: `themeConfig.apiNotes names the folder ${folder}, which does not exist.`,
      hint: 'Make it, or take the option out.',
    });
    return { notes, problems };
  }
  for (const name of readdirSync(join(root, folder)).filter((file) =>
    file.endsWith('.yaml'),
  )) {
    const file = `${folder}/${name}`;
    const counter = new LineCounter();
    const document = parseDocument(readFileSync(join(root, file), 'utf8'), {
      lineCounter: counter,
    });
    const error = document.errors[0];
    if (error) {
      problems.push({
        code: 'api-notes',
        file,
        line: error.linePos?.[0].line ?? 1,
        message: `these notes are not valid YAML: ${error.message.split('\n')[0]}`,
        hint: 'Quote values that hold a colon, a quote or a backtick at their start.',
      });
      continue;
    }
    const value = document.toJS() as Omit<ApiNotes, 'file' | 'lines'>;
    const lines = Object.fromEntries(
      Object.keys(value.rows ?? {}).map((row) => {
        const node = document.getIn(['rows', row], true) as
          { range?: number[] } | undefined;
        const { line } = counter.linePos(node?.range?.[0] ?? 0);
        return [row, Math.max(1, line - 1)];
      }),
    );
    notes.push({ ...value, file, lines });
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
