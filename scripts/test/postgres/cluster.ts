import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createPlace, type Place } from './place.ts';

/** A PostgreSQL server of our own. */
export type Cluster = {
  /** The address of its first database, for a user who may make others. */
  url: string;
  /** Kills it; `start` brings it back with what it had written. */
  crash: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends it and removes its folder. */
  stop: () => Promise<void>;
};

const START_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 20;

/** Waits for our end, however it comes, then ends the server and removes its folder ($0). */
const CLEANER = `
read -r _
pid=$(head -n 1 "$0/postmaster.pid" 2>/dev/null)
[ -n "$pid" ] && kill -QUIT "$pid" 2>/dev/null
for i in $(seq 500); do [ -e "$0/postmaster.pid" ] || break; sleep 0.02; done
rm -rf "$0"
`;

// Both detached: a terminal's Ctrl-C is for us, and the cleaner does the rest.
function spawnCleaner({ folder, account }: Place) {
  const options = { ...account, cwd: '/', detached: true } as const;
  const child = spawn('sh', ['-c', CLEANER, folder], { ...options, stdio: ['pipe', 'ignore', 'ignore'] });
  child.unref();
  (child.stdin as Socket).unref();
  return child;
}

const logOf = ({ folder }: Place) => join(folder, 'log');

function spawnServer(place: Place) {
  const log = openSync(logOf(place), 'a');
  const options = { ...place.account, cwd: '/', detached: true } as const;
  const program = join(place.bin, 'postgres');
  const child = spawn(program, ['-D', place.folder], { ...options, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  return child;
}

/** Waits for a process that so far nothing waited for. */
async function endOf(child: ChildProcess) {
  child.ref();
  await once(child, 'exit');
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** After a crash it does not start until what the last one left behind has ended. */
async function startServer(place: Place): Promise<ChildProcess> {
  const before = Date.now() + START_TIMEOUT_MS;
  let child = spawnServer(place);
  while (!(await answers(place.url))) {
    if (Date.now() > before) throw new Error(`PostgreSQL does not start: ${readFileSync(logOf(place), 'utf8')}`);
    if (child.exitCode !== null) child = spawnServer(place);
    await wait(LOOK_EVERY_MS);
  }
  return child;
}

/** @param bin the folder of PostgreSQL's programs */
export async function startCluster(bin: string): Promise<Cluster> {
  const place = await createPlace(bin);
  const cleaner = spawnCleaner(place);
  let child = await startServer(place);
  return {
    url: place.url,
    async crash() {
      child.kill('SIGKILL');
      await endOf(child);
    },
    async start() {
      child = await startServer(place);
    },
    async stop() {
      cleaner.stdin.end();
      await endOf(cleaner);
    },
  };
}
