import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { assetFile } from '../../../../../server/demo/assets.ts';
import type { Drawing } from '../../../../../server/pages/share/picture/draw.ts';
import { openPictures } from '../../../../../server/pages/share/picture/pictures.ts';
import { CannotBegin } from '../../../../../server/processes/child.ts';
import type { WireWidget } from '../../../../../widget/core/api/wire.ts';
import { type TestServer, withServer } from '../../../support/server.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-26T00:00:00Z');

type Draw = (drawing: Drawing) => Promise<Uint8Array>;

const instead = (draw: Draw) => {
  const drawings: Drawing[] = [];
  const drawer = {
    run(drawing: Drawing) {
      drawings.push(drawing);
      return draw(drawing);
    },
    close: async () => undefined,
  };
  return { drawings, drawer };
};

/** Says what it was to draw. */
const asText: Draw = async (drawing) => Buffer.from(JSON.stringify(drawing));

type Place = {
  dataDir: string;
  folder: string;
  db: TestServer['db'];
  /** Opens the folder some days after the start. */
  open: (days?: number) => ReturnType<typeof openPictures>;
  /** What the log was told. */
  told: string[];
  log: { warn: (about: { widget: unknown }, text: string) => void };
  change: (action: object) => Promise<void>;
};

/** With two widgets only. */
async function withPlace(use: (place: Place) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-pictures-'));
  const told: string[] = [];
  await withServer(async ({ db }) => {
    await db.deleteFrom('widgets').where('requestId', 'not in', ['wr-petition', 'wr-fr']).execute();
    const open = (days = 0) =>
      openPictures(db, {
        dataDir,
        distDir: 'none',
        demoFile: assetFile,
        imagesBase: () => '/images/',
        clock: () => new Date(START + days * DAY_MS),
      });
    const change = async (action: object) => {
      const widget = await widgetOf(db);
      Object.assign((widget.cards[0] as { actions: object[] }).actions[0] as object, action);
      const data = JSON.stringify(widget);
      await db.updateTable('widgets').set({ data }).where('requestId', '=', 'wr-petition').execute();
    };
    const log: Place['log'] = { warn: ({ widget }, text) => void told.push(`${widget}: ${text}`) };
    await use({ dataDir, folder: join(dataDir, 'share-pictures'), db, open, told, log, change });
  });
  rmSync(dataDir, { recursive: true });
}

async function widgetOf(db: TestServer['db'], requestId = 'wr-petition'): Promise<WireWidget> {
  const row = await db.selectFrom('widgets').select('data').where('requestId', '=', requestId).executeTakeFirst();
  return JSON.parse(row?.data ?? 'null');
}

test('draws each picture once, under the name by which its widget finds it', () =>
  withPlace(async ({ db, open, log, folder }) => {
    const pictures = await open();
    assert.is(await pictures.nameFor(await widgetOf(db)), null);
    const { drawings, drawer } = instead(asText);
    assert.is(await pictures.drawMissing(log, undefined, drawer), 2);
    const name = await pictures.nameFor(await widgetOf(db));
    assert.match(name ?? '', /^[0-9a-f]{32}\.png$/);
    assert.match(String(await pictures.read(name ?? '')), 'Bring back the 11:40 ferry');
    assert.match(drawings.map(({ picture }) => picture).join(), 'data:image/svg+xml;base64,');
    assert.is(await (await open()).drawMissing(log, undefined, drawer), 0);
    assert.is(drawings.length, 2);
    assert.is(readdirSync(folder).length, 2);
  }));

test('draws a changed widget anew, and keeps what shared links still show', () =>
  withPlace(async ({ db, open, log, change, folder }) => {
    const pictures = await open();
    await pictures.drawMissing(log, undefined, instead(asText).drawer);
    const before = await pictures.nameFor(await widgetOf(db));
    await change({ title: 'Bring back two ferries' });
    assert.is(await pictures.nameFor(await widgetOf(db)), null);
    assert.is(await pictures.drawMissing(log, undefined, instead(asText).drawer), 1);
    assert.is.not(await pictures.nameFor(await widgetOf(db)), before);
    assert.ok(readdirSync(folder).includes(String(before)));
  }));

test('knows that one was asked for whose file has gone, and no more once it is drawn again', () =>
  withPlace(async ({ db, open, log, folder }) => {
    const pictures = await open();
    const { drawer } = instead(asText);
    await pictures.drawMissing(log, undefined, drawer);
    const name = (await pictures.nameFor(await widgetOf(db))) ?? '';
    await pictures.read(`${'0'.repeat(32)}.png`);
    assert.not(pictures.isMissed());
    for (const ask of [async () => pictures.nameFor(await widgetOf(db)), () => pictures.read(name)]) {
      rmSync(folder, { recursive: true });
      assert.is(await ask(), null);
      assert.ok(pictures.isMissed());
      assert.is(await pictures.drawMissing(log, undefined, drawer), 2);
      assert.not(pictures.isMissed());
      assert.ok(await pictures.read(name));
    }
  }));

test('misses no picture of earlier content, which none can draw again', () =>
  withPlace(async ({ db, open, log, change, folder }) => {
    const pictures = await open();
    const { drawer } = instead(asText);
    await pictures.drawMissing(log, undefined, drawer);
    const earlier = (await pictures.nameFor(await widgetOf(db))) ?? '';
    await change({ title: 'Bring back two ferries' });
    await pictures.drawMissing(log, undefined, drawer);
    rmSync(folder, { recursive: true });
    assert.is(await pictures.read(earlier), null);
    assert.not(pictures.isMissed());
  }));

test('misses a picture that content has since an import, and none that can’t be drawn', () =>
  withPlace(async ({ db, open, log, change }) => {
    const pictures = await open();
    await pictures.drawMissing(log, undefined, instead(asText).drawer);
    await change({ title: 'Bring back two ferries' });
    await pictures.nameFor(await widgetOf(db));
    assert.ok(pictures.isMissed());
    const { drawer } = instead(() => Promise.reject(new Error('broken')));
    await pictures.drawMissing(log, undefined, drawer);
    await pictures.nameFor(await widgetOf(db));
    assert.not(pictures.isMissed());
  }));

test('deletes a picture a year after content last had it, and never one that content has', () =>
  withPlace(async ({ db, open, log, change, folder }) => {
    const { drawer } = instead(asText);
    const passOn = async (days: number) => (await open(days)).drawMissing(log, undefined, drawer);
    await passOn(0);
    await passOn(300);
    await change({ title: 'Bring back two ferries' });
    await passOn(600);
    assert.is(readdirSync(folder).length, 3);
    await passOn(666);
    assert.is(readdirSync(folder).length, 2);
    await passOn(5_000);
    assert.ok(await (await open(5_000)).nameFor(await widgetOf(db)));
    assert.is(readdirSync(folder).length, 2);
  }));

test('lets two servers draw into one folder at the same time', () =>
  withPlace(async ({ db, open, log, folder, told }) => {
    const both = [await open(), await open()];
    await Promise.all(both.map((pictures) => pictures.drawMissing(log, undefined, instead(asText).drawer)));
    assert.is(readdirSync(folder).length, 2);
    assert.equal(told, []);
    const names = await Promise.all(both.map(async (pictures) => pictures.nameFor(await widgetOf(db))));
    assert.is(names[0], names[1]);
  }));

test('leaves the logo and picture out while they can’t be drawn, and says so', () =>
  withPlace(async ({ db, open, log, told, folder }) => {
    const { drawer } = instead(async (drawing) => {
      if (drawing.picture) throw new Error('broken');
      return asText(drawing);
    });
    const pictures = await open();
    const shown = async () => String(await pictures.read((await pictures.nameFor(await widgetOf(db))) ?? ''));
    await pictures.drawMissing(log, undefined, drawer);
    assert.match(told.join('\n'), 'wr-petition: the picture of a shared link was not drawn');
    const bare = (await pictures.nameFor(await widgetOf(db))) ?? '';
    assert.match(await shown(), '"logo":null,"picture":null');
    assert.not(pictures.isMissed());

    rmSync(join(folder, bare));
    assert.is(await pictures.nameFor(await widgetOf(db)), null);
    assert.ok(pictures.isMissed());
    assert.is(await pictures.drawMissing(log, undefined, drawer), 1);
    assert.is(await pictures.nameFor(await widgetOf(db)), bare);

    // Both widgets have a picture.
    assert.is(await pictures.drawMissing(log, undefined, instead(asText).drawer), 2);
    assert.match(await shown(), '"picture":"data:image/svg+xml;base64,');
    assert.match(String(await pictures.read(bare)), '"picture":null');
  }));

test('draws the others after one that fails', () =>
  withPlace(async ({ db, open, log, told }) => {
    const { drawer } = instead(async (drawing) => {
      if (/ferry/.test(drawing.title)) throw new Error('broken');
      return asText(drawing);
    });
    const pictures = await open();
    assert.is(await pictures.drawMissing(log, undefined, drawer), 1);
    assert.is(await pictures.nameFor(await widgetOf(db)), null);
    assert.ok(await pictures.nameFor(await widgetOf(db, 'wr-fr')));
    assert.is(told.length, 2);
  }));

test('tries no other where none can be drawn', () =>
  withPlace(async ({ open, log, told }) => {
    const { drawings, drawer } = instead(async () => {
      throw new CannotBegin('no renderer', true);
    });
    const failure = await (await open()).drawMissing(log, undefined, drawer).catch((cause) => cause);
    assert.instance(failure, CannotBegin);
    assert.is(drawings.length, 1);
    assert.equal(told, []);
  }));

test('stops where none can be kept', () =>
  withPlace(async ({ dataDir, open, log }) => {
    writeFileSync(join(dataDir, 'share-pictures'), 'a file in the way');
    const { drawings, drawer } = instead(asText);
    const failure = await (await open()).drawMissing(log, undefined, drawer).catch((cause) => cause);
    assert.match(failure.message, /EEXIST|ENOTDIR/);
    assert.is(drawings.length, 1);
  }));

test('stops when the server closes', () =>
  withPlace(async ({ open, log }) => {
    const closing = new AbortController();
    const { drawings, drawer } = instead(async (drawing) => {
      closing.abort();
      return asText(drawing);
    });
    await (await open()).drawMissing(log, closing.signal, drawer);
    assert.is(drawings.length, 1);
  }));

test.run();
