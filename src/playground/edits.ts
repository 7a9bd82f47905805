import {
  compressToEncodedURIComponent,
  decompressFromEncodedURIComponent,
} from 'lz-string';
import { EDIT_MARK, EDITS } from '../model/kept';

/** Texts of files by name, those alone that the reader has changed. */
export type Edits = Record<string, string>;

/** What a link says of a demo. */
export interface HashEdits {
  name: string;
  edited?: Edits;
  /** True where the link has edits that cannot be read; the demo is shown as it is. */
  damaged: boolean;
}

const VERSION = 1;
/** The most that is kept or read, in characters of all texts together. */
export const LARGEST = 200_000;
/** The longest text that is unpacked: a text that is made for it grows with its square. */
const LONGEST_PACKED = 80_000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as edits, or undefined where it is none or too large. */
function asEdits(value: unknown): Edits | undefined {
  if (!isRecord(value)) return undefined;
  let size = 0;
  for (const text of Object.values(value)) {
    if (typeof text !== 'string') return undefined;
    size += text.length;
  }
  return size <= LARGEST ? (value as Edits) : undefined;
}

/** Edits of files that the demo has; a link may be older than the demo. */
export function knownEdits(edited: Edits, names: readonly string[]): Edits {
  return Object.fromEntries(
    Object.entries(edited).filter(([name]) => names.includes(name)),
  );
}

/** The texts that differ from those of the demo. */
export function changedTexts(
  files: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
): Edits {
  return Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => files[name] !== text),
  );
}

/** Edits as a text for a link: letters, digits and `+-$` alone. */
export function encodeEdits(edited: Edits): string {
  return compressToEncodedURIComponent(JSON.stringify([VERSION, edited]));
}

/**
 * Reads what `encodeEdits` wrote.
 * @param names the demo's files; edits of others are dropped. Without them all are given.
 * @returns undefined for a text that is damaged, of another version or too large
 */
export function decodeEdits(text: string, names?: readonly string[]): Edits | undefined {
  if (text === '' || text.length > LONGEST_PACKED) return undefined;
  try {
    const read: unknown = JSON.parse(decompressFromEncodedURIComponent(text) ?? '');
    if (!Array.isArray(read) || read[0] !== VERSION) return undefined;
    const edited = asEdits(read[1]);
    return edited && names ? knownEdits(edited, names) : edited;
  } catch {
    return undefined;
  }
}

/**
 * The hash of a link to a demo with the reader's edits.
 * @example hashOfEdits('simple', {}) // '#simple'
 */
export function hashOfEdits(name: string, edited: Edits): string {
  const hash = `#${encodeURIComponent(name)}`;
  return Object.keys(edited).length === 0
    ? hash
    : `${hash}${EDIT_MARK}${encodeEdits(edited)}`;
}

/** Reads a hash, with or without edits: `#simple~edit=…`. */
export function editsOfHash(hash: string, names?: readonly string[]): HashEdits {
  const [anchor = '', text] = hash.replace(/^#/, '').split(EDIT_MARK, 2);
  let name = anchor;
  try {
    name = decodeURIComponent(anchor);
  } catch {
    // A hash that was cut is a name that no demo has.
  }
  if (text === undefined) return { name, damaged: false };
  const edited = decodeEdits(text, names);
  return edited ? { name, edited, damaged: false } : { name, damaged: true };
}

/** The edits of a demo that this browser keeps; none where storage is switched off. */
export function readEdits(id: string, names: readonly string[]): Edits {
  try {
    const stored = localStorage.getItem(EDITS + id) ?? '';
    return decodeEdits(stored, names) ?? {};
  } catch {
    return {};
  }
}

/** Keeps the edits of a demo in this browser; no edits are forgotten. False: they are not kept. */
export function writeEdits(id: string, edited: Edits): boolean {
  try {
    if (Object.keys(edited).length === 0) {
      localStorage.removeItem(EDITS + id);
      return true;
    }
    const text = encodeEdits(edited);
    // What could not be read again is not kept.
    if (!decodeEdits(text)) return false;
    localStorage.setItem(EDITS + id, text);
    return true;
  } catch {
    return false;
  }
}
