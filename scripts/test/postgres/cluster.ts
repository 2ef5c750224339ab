import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createPlace, type Place } from './place.ts';

/** A temporary PostgreSQL server. */
export type Cluster = {
  /** The URL of its first database, for a user who may create others. */
  url: string;
  /** Kills the server; `start` restarts it with the data it had written. */
  crash: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops the server and removes its folder. */
  stop: () => Promise<void>;
};

const START_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 20;

/** Waits until this process has ended, even by a crash, then stops the server and removes its folder ($0). */
const CLEANER = `
read -r _
pid=$(head -n 1 "$0/postmaster.pid" 2>/dev/null)
[ -n "$pid" ] && kill -QUIT "$pid" 2>/dev/null
for i in $(seq 500); do [ -e "$0/postmaster.pid" ] || break; sleep 0.02; done
rm -rf "$0"
`;

// Both are detached, so that a terminal's Ctrl-C reaches only us and the cleaner can do its work.
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

/** Waits until a process has ended. */
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

/** The processes that serve connections and work in the background. They outlive a killed server until they notice. */
async function workersOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  await client.end();
  return rows.map(({ pid }) => pid);
}

function killIfRunning(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has noticed by itself
  }
}

/** After a crash, the server doesn't start until the processes of the previous one have ended. */
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
      const workers = await workersOf(place.url);
      child.kill('SIGKILL');
      workers.forEach(killIfRunning);
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
