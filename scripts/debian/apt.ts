import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';
const TIMEOUT_MS = 300_000;

/** Whether Debian packages can be installed here without a password. */
export const canInstall = () => process.getuid?.() === 0 && existsSync(APT);

const apt = (args: string[]) =>
  spawnSync(APT, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
  }).status === 0;

/** Installs Debian packages; updates the package lists if they are missing or old. */
export function install(packages: string[]): boolean {
  const command = ['install', '--yes', '--no-install-recommends', ...packages];
  return apt(command) || (apt(['update']) && apt(command));
}
