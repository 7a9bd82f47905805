const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/** What is still to be undone, oldest first. */
const pending = new Set();
let listening = false;

function undoAll() {
  for (const undo of [...pending].reverse()) {
    pending.delete(undo);
    try {
      undo();
    } catch (error) {
      // The others still have to be undone.
      console.error(error.message);
    }
  }
}

function listen() {
  if (listening) return;
  listening = true;
  process.once('exit', undoAll);
  for (const [signal, number] of Object.entries(SIGNALS)) {
    process.once(signal, () => process.exit(128 + number));
  }
}

/**
 * Undoes something in any case, at the latest when this process ends, by itself or by a signal.
 * @param {() => void} undo is done at once: nothing waits for a promise at the end of a process
 * @returns {() => void} undoes it now; a second time does nothing
 */
export function atEnd(undo) {
  listen();
  // A function of its own, since the same one may be given twice.
  const once = () => undo();
  pending.add(once);
  return () => {
    if (pending.delete(once)) once();
  };
}
