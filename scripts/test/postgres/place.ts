import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdtempSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
export type Place = { bin: string; folder: string; url: string; account: Account | undefined };

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
export async function createPlace(bin: string): Promise<Place> {
  const account = clusterAccount();
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const options = ['--no-sync', '--no-locale', '--encoding=UTF8', '--auth=trust', `--username=${USER}`];
  execFileSync(join(bin, 'initdb'), [...options, '-D', folder], { ...account, cwd: '/', stdio: 'pipe' });
  const port = await freePort();
  appendFileSync(join(folder, 'postgresql.conf'), settings(port));
  return { bin, folder, account, url: `postgres://${USER}@127.0.0.1:${port}/postgres` };
}
