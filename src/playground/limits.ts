/**
 * All limits of the editor and of the frame that runs readers' code: time in milliseconds,
 * texts in characters. `sites/theme/docs/writing/demos.md` and decision 14 name the ones that
 * authors and readers meet.
 */

/** Pause in typing after which the code runs. */
export const PAUSE = 300;

/** How long a loop or function may block the event loop before its guard stops it. */
export const MAX_BLOCKED = 1000;
/** How often the guards may stop code before the page ends the run. */
export const MAX_BLOCKS = 3;

/** How long a frame may take to start, to answer a change, or to answer a ping. */
export const MAX_SILENCE = 10_000;
/** Time between two pings. */
export const PING_EVERY = 5000;

/**
 * Messages of any kind that a frame may send within `MESSAGE_PERIOD`. The program itself
 * sends some 20 when it starts, and then at most two per animation frame.
 */
export const MAX_MESSAGES = 300;
export const MESSAGE_PERIOD = 1000;
/** Time between two faults that the frame reports; of those between, only the last counts. */
export const FAULT_PERIOD = 50;
/** Faults within `MESSAGE_PERIOD` after which the page ends the run. */
export const MAX_FAULTS = 500;

/** Longest text of a fault, and longest stack. */
export const MAX_TEXT = 2000;
export const MAX_STACK = 4000;
/** Longest list of packages or files in a fault. */
export const MAX_NAMES = 200;

/** Stored and linked edits, all texts together. */
export const MAX_EDITS = 200_000;
/** Longest text that is decompressed, because a malicious text can expand to its square. */
export const MAX_PACKED = 80_000;

/** Height of the frame in pixels. Higher content scrolls, which gives sticky demos a window. */
export const MIN_HEIGHT = 120;
export const MAX_HEIGHT = 640;
