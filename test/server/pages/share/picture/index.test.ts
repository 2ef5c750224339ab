import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import Fastify from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSharePictures } from '../../../../../server/pages/share/picture/index.ts';
import type { WireWidget } from '../../../../../widget/api/wire.ts';
import { waitUntil } from '../../../../support/wait.ts';
import { withServer } from '../../../support/server.ts';

const MINUTE_MS = 60_000;

test('draws a picture again, in no request, whose folder was deleted', () =>
  withServer(async ({ db }) => {
    await db.deleteFrom('widgets').where('requestId', '!=', 'wr-fr').execute();
    const [row] = await db.selectFrom('widgets').select('data').execute();
    const widget: WireWidget = JSON.parse(row?.data ?? 'null');
    const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-pictures-'));
    const app = Fastify();
    mock.timers.enable({ apis: ['setInterval'] });
    try {
      const options = {
        dataDir,
        distDir: 'none',
        imagesBase: () => null,
        clock: () => new Date(),
        sharePictures: true,
      };
      const pictures = await createSharePictures(app, db, options);
      const find = () => pictures.of(widget, 'https://widgets.example');
      await app.listen({ host: '127.0.0.1', port: 0 });
      await waitUntil(async () => (await find()) !== null);
      rmSync(join(dataDir, 'share-pictures'), { recursive: true });
      assert.is(await find(), null);
      await waitUntil(async () => {
        mock.timers.tick(MINUTE_MS);
        return (await find()) !== null;
      });
    } finally {
      mock.timers.reset();
      await app.close();
      rmSync(dataDir, { recursive: true });
    }
  }));

test.run();
