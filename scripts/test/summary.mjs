/** Minutes and seconds, as `3 min 05 s`. */
function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return minutes ? `${minutes} min ${String(rest).padStart(2, '0')} s` : `${rest} s`;
}

/**
 * What `npm test` says at its end: a line for each stage, and how long all took.
 * @param {import('./run-stages.mjs').Result[]} results
 */
export function summary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, state, time }) =>
    [name.padEnd(width), state, state === 'left out' ? '' : `in ${duration(time)}`]
      .join('  ')
      .trimEnd(),
  );
  const all = Math.max(...results.map(({ start, time }) => start + time));
  const failed = results.filter(({ state }) => state !== 'passed').length;
  return [
    '',
    ...lines,
    `${failed === 0 ? 'All passed' : 'Not passed'} in ${duration(all)}.`,
  ].join('\n');
}
