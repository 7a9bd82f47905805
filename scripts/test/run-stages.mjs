/**
 * Runs stages at the same time, in their order, as soon as those that they wait for have passed.
 * @template {{ name: string, after?: string[] }} Stage
 * @param {Stage[]} stages
 * @param {number} count how many run at a time, at most
 * @param {(stage: Stage) => Promise<boolean>} run false where the stage failed
 * @returns {Promise<Result[]>} in the order of the stages
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'failed' | 'left out'} state `left out` where one that it waits for failed
 * @property {number} start milliseconds since the first stage began
 * @property {number} time milliseconds
 */
export async function runStages(stages, count, run) {
  const begun = performance.now();
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = [...stages];
  const stateOf = (name) => results.get(name)?.state;

  const running = new Map();
  const begin = (stage) => {
    const start = performance.now() - begun;
    const end = run(stage).then((passed) => {
      const time = performance.now() - begun - start;
      const state = passed ? 'passed' : 'failed';
      results.set(stage.name, { name: stage.name, state, start, time });
      running.delete(stage.name);
    });
    running.set(stage.name, end);
  };
  const isReady = ({ after = [] }) => after.every((name) => stateOf(name) === 'passed');
  const isLost = ({ after = [] }) =>
    after.some((name) => ['failed', 'left out'].includes(stateOf(name)));

  for (;;) {
    for (const stage of [...waiting]) {
      if (isLost(stage)) {
        const start = performance.now() - begun;
        results.set(stage.name, { name: stage.name, state: 'left out', start, time: 0 });
      } else if (isReady(stage) && running.size < count) {
        begin(stage);
      } else {
        continue;
      }
      waiting.splice(waiting.indexOf(stage), 1);
    }
    if (running.size === 0) return stages.map(({ name }) => results.get(name));
    await Promise.race(running.values());
  }
}
