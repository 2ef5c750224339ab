import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

type Account = { uid: number; gid: number };

/** Accounts that can own the cluster when root runs the tests: PostgreSQL refuses to run as root. */
const NAMES = ['postgres', 'nobody'];

const numberOf = (flag: string, name: string) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

function accountOf(name: string): Account | undefined {
  try {
    return { uid: numberOf('-u', name), gid: numberOf('-g', name) };
  } catch {
    return undefined; // no such account here
  }
}

/** The account that the cluster runs under; undefined means our own. */
function clusterAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = NAMES.map(accountOf).find(Boolean);
  if (!account) throw new Error(`PostgreSQL does not run as root, and there is no account ${NAMES.join(' or ')}`);
  return account;
}

/** A cluster's folder, account and address. */
type Place = { bin: string; folder: string; url: string; account: Account | undefined };

const USER = 'civic';

/** Nothing waits for the disk: written data outlives the process, and tests need not survive a power cut. */
const settings = (port: number) => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
fsync = off
full_page_writes = off
autovacuum = off
max_connections = 200
`;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Makes a cluster in a temporary folder without starting it. @param bin the folder of PostgreSQL's programs */
async function createPlace(bin: string): Promise<Place> {
  const account = clusterAccount();
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const options = ['--no-sync', '--no-locale', '--encoding=UTF8', '--auth=trust', `--username=${USER}`];
  execFileSync(join(bin, 'initdb'), [...options, '-D', folder], { ...account, cwd: '/', stdio: 'pipe' });
  const port = await freePort();
  appendFileSync(join(folder, 'postgresql.conf'), settings(port));
  return { bin, folder, account, url: `postgres://${USER}@127.0.0.1:${port}/postgres` };
}

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

async function ask<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const answers = (url: string) =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

/** The processes that serve connections and work in the background. They outlive a killed server until they notice. */
const workersOf = (url: string) => ask<{ pid: number }>(url, 'select pid from pg_stat_activity');

function killIfRunning({ pid }: { pid: number }) {
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
