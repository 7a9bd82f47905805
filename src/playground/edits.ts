import {
  compressToEncodedURIComponent,
  decompressFromEncodedURIComponent,
} from 'lz-string';
import { readStored, writeStored } from '../data/storage';
import { parsedOf } from '../model/stored/json';
import {
  EDITOR_MARK,
  EDITS_PREFIX,
  EDITS_SEPARATOR,
  RUNS_PREFIX,
} from '../model/storage-keys';
import { MAX_EDITS, MAX_PACKED } from './limits';

/** Texts of the files that the reader has changed, by name. */
export type Edits = Record<string, string>;

/** The parts of a link to a demo. */
export interface HashEdits {
  name: string;
  edited?: Edits;
  /** True if the link has edits that cannot be read. The demo is then shown unedited. */
  damaged: boolean;
}

const VERSION = 1;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Validates texts by file; undefined if they are invalid or too large. */
function asEdits(value: unknown): Edits | undefined {
  if (!isRecord(value)) return undefined;
  let size = 0;
  for (const text of Object.values(value)) {
    if (typeof text !== 'string') return undefined;
    size += text.length;
  }
  return size <= MAX_EDITS ? (value as Edits) : undefined;
}

/** The edits in what `encodeEdits` has encoded; undefined for another version. */
function editsIn(value: unknown): Edits | undefined {
  return Array.isArray(value) && value[0] === VERSION ? asEdits(value[1]) : undefined;
}

/** Unpacks a text; null if it is damaged. */
function unpack(text: string): string | null {
  try {
    return decompressFromEncodedURIComponent(text);
  } catch {
    return null;
  }
}

/** The edits of files that the demo has. A link may be older than the demo. */
export function editsOfFiles(edited: Edits, names: readonly string[]): Edits {
  return Object.fromEntries(
    Object.entries(edited).filter(([name]) => names.includes(name)),
  );
}

/** The texts that differ from the demo's. */
export function changedTexts(
  files: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
): Edits {
  return Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => files[name] !== text),
  );
}

/** Encodes edits for a link, with letters, digits, and `+-$` only. */
export function encodeEdits(edited: Edits): string {
  return compressToEncodedURIComponent(JSON.stringify([VERSION, edited]));
}

/**
 * Decodes the output of `encodeEdits`.
 * @param names the demo's files; edits of other files are dropped. Without it, all edits
 * are returned.
 * @returns undefined if the text is damaged, of another version, or too large
 */
export function decodeEdits(text: string, names?: readonly string[]): Edits | undefined {
  if (text === '' || text.length > MAX_PACKED) return undefined;
  const edited = parsedOf(unpack(text), editsIn, undefined);
  return edited && names ? editsOfFiles(edited, names) : edited;
}

/**
 * The hash of a link to a demo with the reader's edits.
 * @example hashOfEdits('simple', {}) // '#simple'
 */
export function hashOfEdits(name: string, edited: Edits): string {
  const hash = `#${encodeURIComponent(name)}`;
  return Object.keys(edited).length === 0
    ? hash
    : `${hash}${EDITS_SEPARATOR}${encodeEdits(edited)}`;
}

/** Reads a hash with or without edits: `#simple`, `#simple~edit`, `#simple~edit=…`. */
export function editsOfHash(hash: string, names?: readonly string[]): HashEdits {
  const [anchor = '', text] = hash.replace(/^#/, '').split(EDITS_SEPARATOR, 2);
  let name = anchor.endsWith(EDITOR_MARK) ? anchor.slice(0, -EDITOR_MARK.length) : anchor;
  try {
    name = decodeURIComponent(name);
  } catch {
    // A truncated hash is a name that no demo has.
  }
  if (text === undefined) return { name, damaged: false };
  const edited = decodeEdits(text, names);
  return edited ? { name, edited, damaged: false } : { name, damaged: true };
}

/**
 * The stored edits of a demo; none if storage is switched off.
 * @returns undefined if there are some that cannot be read or are of no file of the demo
 */
export function storedEdits(id: string, names: readonly string[]): Edits | undefined {
  const stored = readStored(EDITS_PREFIX + id);
  if (stored === null) return {};
  const edited = decodeEdits(stored, names);
  return edited && Object.keys(edited).length > 0 ? edited : undefined;
}

/** The stored edits of a demo; none if they cannot be read. */
export function readEdits(id: string, names: readonly string[]): Edits {
  return storedEdits(id, names) ?? {};
}

/**
 * Stores the edits of a demo, or removes them if there are none. Returns false if that
 * failed.
 */
export function writeEdits(id: string, edited: Edits): boolean {
  if (Object.keys(edited).length === 0) return writeStored(EDITS_PREFIX + id, false);
  const text = encodeEdits(edited);
  // Do not store what could not be read again.
  return decodeEdits(text) !== undefined && writeStored(EDITS_PREFIX + id, text);
}

/** Removes the stored edits of a demo. */
export function removeEdits(id: string): void {
  writeStored(EDITS_PREFIX + id, false);
  writeStored(RUNS_PREFIX + id, false);
}
