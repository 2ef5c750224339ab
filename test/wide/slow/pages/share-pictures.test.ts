import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import Fastify from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSharePictures, type Thumbnail } from '../../../../server/pages/share/picture/index.ts';
import type { WireWidget } from '../../../../widget/core/api/wire.ts';
import { withServer } from '../../../server/support/server.ts';
import { waitUntil } from '../../../support/wait.ts';

const MINUTE_MS = 60_000;

type Place = {
  folder: string;
  listen: () => Promise<unknown>;
  find: () => Promise<Thumbnail | null>;
  /** How often the log was told of a failure. */
  failures: () => number;
  /** Lets minutes pass. */
  until: (holds: () => boolean | Promise<boolean>) => Promise<void>;
};

/** With one widget. */
const withPlace = (use: (place: Place) => Promise<void>) =>
  withServer(async ({ db }) => {
    await db.deleteFrom('widgets').where('requestId', '!=', 'wr-fr').execute();
    const [row] = await db.selectFrom('widgets').select('data').execute();
    const widget: WireWidget = JSON.parse(row?.data ?? 'null');
    const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-pictures-'));
    const app = Fastify();
    const warn = mock.method(app.log, 'warn');
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
      await use({
        folder: join(dataDir, 'share-pictures'),
        listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
        find: () => pictures.of(widget, 'https://widgets.example'),
        failures: () => warn.mock.callCount(),
        until: (holds) =>
          waitUntil(async () => {
            mock.timers.tick(MINUTE_MS);
            return holds();
          }),
      });
    } finally {
      mock.timers.reset();
      await app.close();
      rmSync(dataDir, { recursive: true });
    }
  });

test('draws a picture again, in no request, whose folder was deleted', () =>
  withPlace(async ({ folder, listen, find, until }) => {
    await listen();
    await waitUntil(async () => (await find()) !== null);
    rmSync(folder, { recursive: true });
    assert.is(await find(), null);
    await until(async () => (await find()) !== null);
  }));

test('draws within a minute once a process can be made again', () =>
  withPlace(async ({ folder, listen, find, failures, until }) => {
    const { execPath } = process;
    const lacking = join(folder, 'none');
    try {
      process.execPath = lacking;
      await listen();
      await waitUntil(() => failures() === 1);
      process.execPath = execPath;
      await until(() => existsSync(folder));
      await waitUntil(async () => (await find()) !== null);

      rmSync(folder, { recursive: true });
      process.execPath = lacking;
      await find();
      await until(() => failures() > 1);
      process.execPath = execPath;
      // Nobody asks for it any more.
      await until(() => existsSync(folder));
    } finally {
      process.execPath = execPath;
    }
  }));

test.run();
