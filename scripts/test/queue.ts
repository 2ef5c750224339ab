/** Something to run, and the names of the jobs that must finish before it. */
export type Queued = { name: string; after: readonly string[] };

/**
 * Runs jobs in this order, except that a job that must wait lets later ones go first.
 *
 * @param lanes how many jobs run at once; `run` gets the number of its lane
 * @throws Error if jobs wait for each other, or any error of `run`
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
