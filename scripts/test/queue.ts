/** Something to run, and the names of what has to end before. */
export type Queued = { name: string; after: readonly string[] };

/**
 * Runs what is queued, in this order as far as that goes: those that wait for another let the ones behind them pass.
 *
 * @param lanes how many run at once; `run` is told in which of them
 * @throws Error where jobs wait for each other, or what `run` throws
 */
export function runQueue<Job extends Queued>(
  jobs: readonly Job[],
  lanes: number,
  run: (job: Job, lane: number) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const unfinished = new Set(jobs.map(({ name }) => name));
  const free = Array.from({ length: lanes }, (_, lane) => lane);

  function take(): Job | undefined {
    const index = waiting.findIndex(({ after }) => !after.some((name) => unfinished.has(name)));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  return new Promise((done, fail) => {
    async function runIn(lane: number, job: Job) {
      await run(job, lane);
      unfinished.delete(job.name);
      free.push(lane);
      fill();
    }

    function fill() {
      for (let job = free.length > 0 ? take() : undefined; job; job = free.length > 0 ? take() : undefined)
        runIn(free.shift() ?? 0, job).catch(fail);
      if (free.length < lanes) return;
      if (waiting.length === 0) done();
      else fail(new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}`));
    }
    fill();
  });
}
