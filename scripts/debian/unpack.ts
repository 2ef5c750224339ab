import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';

const APT = '/usr/bin/apt-get';
const TIMEOUT_MS = 120_000;

const run = (command: string, args: string[], cwd: string) =>
  spawnSync(command, args, { cwd, stdio: 'ignore', timeout: TIMEOUT_MS }).status === 0;

/**
 * Fetches Debian packages and unpacks them into a folder, where that is possible. Nothing is installed, so nothing
 * starts by itself, and nobody's password is needed.
 */
export function unpack(folder: string, packages: readonly string[]): void {
  if (!existsSync(APT)) return;
  mkdirSync(folder, { recursive: true });
  const download = () => run(APT, ['download', ...packages], folder);
  if (!download() && !(run(APT, ['update'], folder) && download())) return;
  for (const file of globSync('*.deb', { cwd: folder })) run('dpkg', ['-x', file, '.'], folder);
}
