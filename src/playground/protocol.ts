import type { ColorMode } from '../color-mode/preference';

/** A place in a file, for readers: line and column start at 1. */
export interface Position {
  line: number;
  column: number;
}

/** An import and its place in the file. */
export interface ImportPlace extends Position {
  specifier: string;
}

/** Inserted code: the column after which it stands, and its length. */
export interface Insertion extends Position {
  length: number;
}

/** A script file, ready to be compiled in the frame. */
export interface PreparedScript {
  type: 'script';
  /** The reader's code with a guard in each loop. It has the same lines. */
  code: string;
  insertions: Insertion[];
  imports: ImportPlace[];
  /** A fault that the page has found. Such a file does not run. */
  fault?: Fault;
}

export type PreparedFile = PreparedScript | { type: 'style'; code: string };

/** Types of faults in the reader's code, which the page translates. */
export const FAULTS = [
  'thrown',
  'loop',
  'busy',
  'no-component',
  'unknown-import',
  'unknown-file',
  'not-loaded',
  'unmatched-tag',
] as const;

export interface Fault {
  type: (typeof FAULTS)[number];
  /** The thrown message, empty if there is none, or the unknown name. */
  text: string;
  /** The stack of a thrown error, with places in the reader's code. */
  stack?: string;
  /** The valid names. */
  known?: string[];
  /** The demo's file and the place in it, if known. */
  file?: string;
  place?: Position;
}

/** Appearance of the page around the frame. */
export interface Appearance {
  color: ColorMode;
  dir: string;
  lang: string;
}

/** Messages from the page to the frame's program. */
export type ToFrame =
  | { type: 'look'; look: Appearance }
  | { type: 'run'; id: number; entry: string; files: Record<string, PreparedFile> }
  /** Address of a chunk's style sheet. */
  | { type: 'style'; chunk: string; address: string }
  /** Script of a chunk. The code is undefined if it could not be loaded. */
  | { type: 'script'; chunk: string; address: string; code?: string }
  | { type: 'ping' };

/** Messages from the frame's program to the page. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'style'; chunk: string }
  | { type: 'script'; chunk: string }
  /** The code of this run has rendered. */
  | { type: 'shown'; id: number }
  | { type: 'fault'; id: number; fault: Fault }
  /** More faults than are told, or code that was stopped again and again. */
  | { type: 'stop'; id: number; reason: StopReason }
  | { type: 'height'; height: number }
  | { type: 'pong' };

/** Why the page ends a run. */
export const STOPS = ['flood', 'blocking', 'left'] as const;
export type StopReason = (typeof STOPS)[number];
/** Why code does not run by itself; `stopped`: it did not end well at an earlier visit. */
export type HeldReason = StopReason | 'link' | 'stopped';
