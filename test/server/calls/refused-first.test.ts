import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MODULES } from '../../../server/calls/index.ts';
import { DONATION, INITIATE_DONATION } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const SUBMISSIONS = MODULES.filter(({ kind }) => kind === 'submission').map(({ call }) => call.path);

/** Their refusals are answers (spec §7). */
const statusFor = (path: string) => ([INITIATE_DONATION, DONATION].includes(path) ? 200 : 400);

test('refuses a bad body of any submission while somebody else holds the writer', async () => {
  // In memory, SQLite has one connection for everything.
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-refused-'));
  await withServer(
    async ({ db, post }) => {
      let release = () => {};
      const held = new Promise<void>((done) => {
        release = done;
      });
      const writing = db.transaction().execute(() => held);
      try {
        for (const path of SUBMISSIONS) assert.is((await post(path, [])).status, statusFor(path), path);
      } finally {
        release();
        await writing;
      }
    },
    { rateLimit: 0, dataDir },
  );
  rmSync(dataDir, { recursive: true });
});

test.run();
