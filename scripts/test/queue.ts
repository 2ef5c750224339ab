/** Something to run, and the names of the jobs that must finish before it. */
export type Queued = { name: string; after: readonly string[] };

/**
 * Runs jobs in this order, except that a job that must wait lets later ones go first.
 *
 * @param lanes how many jobs run at once; `run` gets the number of its lane
 * @throws Error if jobs wait for each other, or any error of `run`
 */
export async function runQueue<Job extends Queued>(
  jobs: readonly Job[],
  lanes: number,
  run: (job: Job, lane: number) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const unfinished = new Set(jobs.map(({ name }) => name));
  let running = 0;
  const idle: (() => void)[] = [];

  async function work(_: unknown, lane: number) {
    while (waiting.length > 0) {
      const index = waiting.findIndex(({ after }) => !after.some((name) => unfinished.has(name)));
      const [job] = index < 0 ? [] : waiting.splice(index, 1);
      if (job) {
        running++;
        await run(job, lane);
        running--;
        unfinished.delete(job.name);
        for (const wake of idle.splice(0)) wake();
      } else if (running > 0) await new Promise<void>((wake) => idle.push(wake));
      else throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
  }
  await Promise.all(Array.from({ length: lanes }, work));
}
