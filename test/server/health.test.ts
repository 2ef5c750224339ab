import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addHealthRoutes } from '../../server/health.ts';
import { skipUnless } from '../support/skip.ts';
import { isPostgres } from './support/databases.ts';
import { withServer } from './support/server.ts';

/** A disk of 2 MB of its own, which takes the rights of root. @returns null where it can't be made */
function mountDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

const disk = mountDisk();

skipUnless(disk !== null, 'needs the rights to mount a disk')(
  'is not ready while the disk of the database is full',
  () =>
    withServer(async ({ db }) => {
      const dataDir = disk as string;
      const app = Fastify();
      addHealthRoutes(app, db, { dataDir, distDir: 'none' });
      const missing = async () => (await app.inject('/readyz')).json().missing;
      assert.equal(await missing(), ['build']);
      writeFileSync(join(dataDir, 'large'), Buffer.alloc(1_500_000));
      assert.equal(await missing(), isPostgres ? ['build'] : ['disk', 'build']);
    }),
);

test.after(() => {
  if (disk === null) return;
  spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

test.run();
