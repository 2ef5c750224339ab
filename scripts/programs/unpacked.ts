import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findProgram } from './find.ts';

const APT = '/usr/bin/apt-get';
const TIMEOUT_MS = 120_000;

const run = (command: string, args: string[], cwd: string) =>
  spawnSync(command, args, { cwd, stdio: 'ignore', timeout: TIMEOUT_MS }).status === 0;

/** Fetches Debian packages and unpacks them into a folder, where that is possible. */
function unpack(folder: string, packages: readonly string[]): void {
  if (!existsSync(APT)) return;
  mkdirSync(folder, { recursive: true });
  const download = () => run(APT, ['download', ...packages], folder);
  if (!download() && !(run(APT, ['update'], folder) && download())) return;
  for (const file of globSync('*.deb', { cwd: folder })) run('dpkg', ['-x', file, '.'], folder);
}

/**
 * What is unpacked in a folder, else Debian's packages, unpacked there. Nothing is installed, so nothing starts by itself,
 * and no password is needed. Undefined if they are not to be had.
 *
 * @param find looks in the folder for what runs
 */
export function findUnpacked<T>(folder: string, packages: readonly string[], find: (folder: string) => T | undefined) {
  const found = find(folder);
  if (found) return found;
  unpack(folder, packages);
  return find(folder);
}

/** Whether a program runs, and not only exists: a library may be missing. */
const runs = (program: string, flag: string) => spawnSync(program, [flag], { stdio: 'ignore' }).status === 0;

/** The program of nginx and its table of file types. */
type Nginx = { program: string; mimeTypes: string };

function installedNginx(): Nginx | undefined {
  const program = findProgram(['nginx'], ['/usr/sbin/nginx', '/usr/local/sbin/nginx']);
  const mimeTypes = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'].find(existsSync);
  return program && mimeTypes ? { program, mimeTypes } : undefined;
}

/**
 * This machine's nginx, else Debian's, unpacked: its package would start a server on port 80. The paths are whole, since
 * nginx looks from its own folder.
 */
export const findNginx = (): Nginx | undefined =>
  installedNginx() ??
  findUnpacked(resolve('.cache/nginx'), ['nginx', 'nginx-common'], (folder) => {
    const program = join(folder, 'usr/sbin/nginx');
    const mimeTypes = join(folder, 'etc/nginx/mime.types');
    return existsSync(mimeTypes) && runs(program, '-v') ? { program, mimeTypes } : undefined;
  });

/** Prometheus's server, and the program that checks its files. */
type Prometheus = { server: string; tool: string };

/**
 * This machine's Prometheus, else Debian's, unpacked: its package would start a server on port 9090, and bring the scripts
 * of its pages.
 */
export function findPrometheus(): Prometheus | undefined {
  const [server, tool] = [findProgram(['prometheus']), findProgram(['promtool'])];
  if (server && tool) return { server, tool };
  return findUnpacked(resolve('.cache/prometheus'), ['prometheus'], (folder) => {
    const [unpackedServer, unpackedTool] = ['prometheus', 'promtool'].map((name) => join(folder, 'usr/bin', name));
    if (!unpackedServer || !unpackedTool || !runs(unpackedServer, '--version')) return undefined;
    return { server: unpackedServer, tool: unpackedTool };
  });
}
