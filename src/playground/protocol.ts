import type { ColorMode } from '../color-mode/preference';

/** A place in a file as readers count: line and column begin at 1. */
export interface Place {
  line: number;
  column: number;
}

/** An import as it is written in a file. */
export interface ImportPlace extends Place {
  specifier: string;
}

/** Code that was put into a line: behind which column, and how much. */
export interface Insertion extends Place {
  length: number;
}

/** A file of script, ready to be compiled in the frame. */
export interface PreparedScript {
  type: 'script';
  /** The reader's code with a guard in each loop; its lines are the reader's. */
  code: string;
  insertions: Insertion[];
  imports: ImportPlace[];
  /** What the page sees to be wrong; such a file is not run. */
  fault?: Fault;
}

export type PreparedFile = PreparedScript | { type: 'style'; code: string };

/** What is wrong with the reader's code, as the page words it. */
export const FAULTS = [
  'thrown',
  'loop',
  'no-component',
  'unknown-import',
  'unknown-file',
  'not-loaded',
  'unmatched-tag',
] as const;

export interface Fault {
  type: (typeof FAULTS)[number];
  /** What was thrown, or the name that is unknown. */
  text: string;
  /** The names that are known instead. */
  known?: string[];
  /** File of the demo, with the place in it, where that is known. */
  file?: string;
  place?: Place;
}

/** How the page looks round the frame. */
export interface Look {
  color: ColorMode;
  dir: string;
  lang: string;
}

/** From the page to the frame. */
export type ToFrame =
  | { type: 'look'; look: Look }
  | { type: 'run'; id: number; entry: string; files: Record<string, PreparedFile> }
  /** Address of the style sheet of a chunk. */
  | { type: 'style'; chunk: string; address: string }
  /** Script of a chunk; without code it could not be loaded. */
  | { type: 'script'; chunk: string; address: string; code?: string };

/** From the frame to the page. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'style'; chunk: string }
  | { type: 'script'; chunk: string }
  /** The code of this run has rendered. */
  | { type: 'shown'; id: number }
  | { type: 'fault'; id: number; fault: Fault }
  | { type: 'height'; height: number };
