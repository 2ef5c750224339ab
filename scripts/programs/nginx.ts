import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findProgram } from './find.ts';

/** The program of nginx and its table of file types. */
export type Nginx = { program: string; mimeTypes: string };

const APT = '/usr/bin/apt-get';
const TIMEOUT_MS = 120_000;
const PACKAGES = ['nginx', 'nginx-common'];

function here(): Nginx | undefined {
  const program = findProgram(['nginx'], ['/usr/sbin/nginx', '/usr/local/sbin/nginx']);
  const mimeTypes = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'].find(existsSync);
  return program && mimeTypes ? { program, mimeTypes } : undefined;
}

const unpacked = (folder: string): Nginx | undefined => {
  const program = join(folder, 'usr/sbin/nginx');
  const mimeTypes = join(folder, 'etc/nginx/mime.types');
  const runs = existsSync(mimeTypes) && spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0;
  return runs ? { program, mimeTypes } : undefined;
};

const run = (command: string, args: string[], cwd: string) =>
  spawnSync(command, args, { cwd, stdio: 'ignore', timeout: TIMEOUT_MS }).status === 0;

/** Unpacked instead of installed, since Debian's package would start a server on port 80. */
function unpack(folder: string) {
  mkdirSync(folder, { recursive: true });
  const download = () => run(APT, ['download', ...PACKAGES], folder);
  if (!download() && !(run(APT, ['update'], folder) && download())) return;
  for (const file of globSync('*.deb', { cwd: folder })) run('dpkg', ['-x', file, '.'], folder);
}

/** This machine's nginx, else Debian's; undefined if there is neither. The paths are whole: nginx looks from its own folder. */
export function findNginx(folder = resolve('.cache/nginx')): Nginx | undefined {
  const found = here() ?? unpacked(folder);
  if (found || !existsSync(APT)) return found;
  unpack(folder);
  return unpacked(folder);
}
