import { setFlagsFromString } from 'node:v8';

/**
 * How much of a function V8 runs, in bytes of its code, before it optimizes it; its own default is
 * an eighth. Three times as much makes the main thread slower than it saves on the others.
 */
const INTERRUPT_BUDGET = 1_000_000;

/**
 * Has V8 optimize functions later. A build, and a start of the development server, keep running new
 * code for seconds, most of which is optimized for nothing: on other threads, but a fifth of all
 * processor time. V8 does not tell the value that a flag had, so this stays until the process ends.
 */
export function optimizeLater(): void {
  setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`);
}
