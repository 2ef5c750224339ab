import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Keeps Debian's package from making and starting a cluster on port 5432. */
const NO_CLUSTER = '/etc/postgresql-common/createcluster.d/civic-action-tests.conf';

/** Runs something that may install Debian's PostgreSQL, without its cluster. */
export function withoutCluster<T>(installs: () => T): T {
  mkdirSync(dirname(NO_CLUSTER), { recursive: true });
  writeFileSync(NO_CLUSTER, 'create_main_cluster = false\n');
  try {
    return installs();
  } finally {
    rmSync(NO_CLUSTER, { force: true });
  }
}
