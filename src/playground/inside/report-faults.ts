import { FAULT_PERIOD, MAX_BLOCKS, MAX_FAULTS, MESSAGE_PERIOD } from '../limits';
import type { Fault } from '../protocol';
import { sendToPage } from './page-port';

// As they were before any of the reader's code could replace them.
const { setTimeout: later } = window;
const now = performance.now.bind(performance);

/** The last fault that was not sent yet. */
let waiting: { id: number; fault: Fault } | undefined;
let isPaused = false;
/** Faults of the current period, and stopped blocks of the current run. */
let period = { start: -Infinity, count: 0 };
let blocks = { id: 0, count: 0 };

function sendWaiting(): void {
  isPaused = waiting !== undefined;
  if (!waiting) return;
  sendToPage({ type: 'fault', ...waiting });
  waiting = undefined;
  later(sendWaiting, FAULT_PERIOD);
}

/**
 * Counts a fault before it is described, which takes time.
 * @returns false if there are too many to tell any
 */
export function countFault(id: number): boolean {
  if (now() - period.start > MESSAGE_PERIOD) period = { start: now(), count: 0 };
  period.count += 1;
  if (period.count === MAX_FAULTS) sendToPage({ type: 'stop', id, reason: 'flood' });
  return period.count < MAX_FAULTS;
}

/** Tells the page a fault of a run. The first is told at once; then the last of each pause. */
export function reportFault(id: number, fault: Fault): void {
  if (fault.type === 'loop' || fault.type === 'busy') {
    if (blocks.id !== id) blocks = { id, count: 0 };
    blocks.count += 1;
    if (blocks.count === MAX_BLOCKS) sendToPage({ type: 'stop', id, reason: 'blocking' });
  }
  waiting = { id, fault };
  if (!isPaused) sendWaiting();
}
