import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unpack } from '../debian/unpack.ts';
import { findProgram } from './find.ts';

/** The program of nginx and its table of file types. */
export type Nginx = { program: string; mimeTypes: string };

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

/**
 * This machine's nginx, else Debian's, unpacked: its package would start a server on port 80. Undefined if there is
 * neither. The paths are whole, since nginx looks from its own folder.
 */
export function findNginx(folder = resolve('.cache/nginx')): Nginx | undefined {
  const found = here() ?? unpacked(folder);
  if (found) return found;
  unpack(folder, ['nginx', 'nginx-common']);
  return unpacked(folder);
}
