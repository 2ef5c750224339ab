import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { canInstall, install } from '../../debian/apt.ts';

/** Read by Debian's package while it is installed: by itself it would make and start a cluster on port 5432. */
const NO_CLUSTER = '/etc/postgresql-common/createcluster.d/civic-action-tests.conf';

/** Installs Debian's server, where that can be done. @returns whether it is there now */
export function installPostgres(): boolean {
  if (!canInstall()) return false;
  console.log('Installing PostgreSQL (Debian’s package)');
  mkdirSync(dirname(NO_CLUSTER), { recursive: true });
  writeFileSync(NO_CLUSTER, 'create_main_cluster = false\n');
  try {
    return install(['postgresql']);
  } finally {
    rmSync(NO_CLUSTER, { force: true });
  }
}
