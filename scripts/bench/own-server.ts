import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from '../../server/app.ts';
import type { ServerOptions } from '../../server/options.ts';

/** Works with a server of its own, whose data go with it. */
export async function onServer<T>(options: ServerOptions, work: (server: Server) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-bench-'));
  const server = await createServer({ dataDir, logLevel: 'silent', rateLimit: 0, ...options });
  try {
    return await work(server);
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** How long something takes, ms. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

/** How long each of so many rounds takes, one after the other, ms. */
export async function timesOf(rounds: number, act: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timed(() => act(round)));
  return times;
}

/** The time that this share of all is not above, to a tenth: 0.5 for the median, 1 for the slowest. */
export const quantile = (times: readonly number[], share: number): number =>
  Number((times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? Number.NaN).toFixed(1));
