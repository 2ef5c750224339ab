import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { spanOf } from '../../../server/pages/watch/send-file.ts';
import { copyContent } from '../support/content.ts';
import { LATE, withHours } from '../support/hours.ts';
import { ACTION, ACTION_KEY, MP4, type VideoServer, WEBM, withVideos } from '../support/videos.ts';

const SPANS: [header: string | undefined, size: number, span: ReturnType<typeof spanOf>][] = [
  [undefined, 10, null],
  ['bytes=0-', 10, { start: 0, end: 9 }],
  ['bytes=2-4', 10, { start: 2, end: 4 }],
  ['bytes=8-99', 10, { start: 8, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=10-', 10, 'outside'],
  ['bytes=5-4', 10, 'outside'],
  ['bytes=-0', 10, 'outside'],
  ['bytes=-', 10, null],
  ['bytes=0-1,4-5', 10, null],
  ['lines=0-1', 10, null],
];

for (const [header, size, span] of SPANS)
  test(`reads the range ${header}`, () => assert.equal(spanOf(header, size), span));

const VIDEO_ID = '00000000-0000-4000-8000-000000000000';
const PUBLISHED = { state: 'published', at: '2026-11-12T09:00:00Z', name: 'me.webm', bytes: 1 } as const;

test('sends the part of a video that a player asks for', () =>
  withVideos(async ({ upload, publish, address }) => {
    const { body } = await publish(await upload(WEBM));
    const url = address + new URL(body.fullVideoURL).pathname;
    const part = await fetch(url, { headers: { range: 'bytes=10-19' } });
    assert.is(part.status, 206);
    assert.is(part.headers.get('content-range'), `bytes 10-19/${WEBM.length}`);
    assert.ok(Buffer.from(await part.arrayBuffer()).equals(WEBM.subarray(10, 20)));
    const outside = await fetch(url, { headers: { range: `bytes=${WEBM.length}-` } });
    assert.is(outside.status, 416);
    const head = await fetch(url, { method: 'HEAD' });
    assert.is(head.headers.get('content-length'), String(WEBM.length));
    assert.is(head.headers.get('accept-ranges'), 'bytes');
  }));

test('answers HEAD with the whole file’s length and does not read the file', () =>
  withVideos(async ({ upload, publish, address, media }) => {
    const { body } = await publish(await upload(MP4));
    const url = address + new URL(body.fullVideoURL).pathname;
    const storage = await media.storage();
    const { read } = storage;
    let reads = 0;
    storage.read = (...span) => {
      reads += 1;
      return read(...span);
    };
    const head = await fetch(url, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
    assert.equal([head.status, head.headers.get('content-length')], [200, String(MP4.length)]);
    assert.equal([head.headers.get('content-range'), reads], [null, 0]);
  }));

test('lets no cache keep the answer to a part that is not there', () =>
  withVideos(async ({ upload, publish, address }) => {
    const { body } = await publish(await upload(WEBM));
    const url = address + new URL(body.fullVideoURL).pathname;
    const outside = await fetch(url, { headers: { range: 'bytes=99999-' } });
    assert.equal([outside.status, outside.headers.get('cache-control')], [416, 'no-store']);
    assert.match((await fetch(url)).headers.get('cache-control') ?? '', 'max-age');
  }));

test('shows a published video on a page that leads back to the article', () =>
  withVideos(async ({ upload, publish, address }) => {
    const { body } = await publish(await upload(WEBM));
    const page = await fetch(address + new URL(body.videoURL).pathname);
    assert.is(page.status, 200);
    assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'; media-src 'self'/);
    const text = await page.text();
    assert.match(text, '<h1>Show the port who rides at night</h1>');
    assert.match(text, `${new URL(body.fullVideoURL).pathname}" aria-label`);
    assert.match(text, /<a class="button" href="[^"]+\/share\/wr-recordvideo">Record your own<\/a>/);
    assert.match(text, '<p class="by">Recorded by a reader of The Harbor Gazette</p>');
    assert.match(text, '<p class="lead">The commissioners have seen the numbers.');
    assert.match(
      text,
      /<span>Read the article<\/span> <a href="[^"]+">Who rides the night ferry\? Show your face<\/a> <span>harborgazette\.example</,
    );
    assert.match(text, 'name="robots" content="noindex"');
    assert.not.match(text, 'poster');
  }));

test('takes pictures and a font from the servers that the theme names, and from no other', () =>
  withVideos(async ({ upload, publish, address, db }) => {
    const { body } = await publish(await upload(WEBM));
    const policy = async () =>
      (await fetch(address + new URL(body.videoURL).pathname)).headers.get('content-security-policy') ?? '';
    const own = new URL(address).port;
    assert.match(
      await policy(),
      new RegExp(`img-src 'self' http://[^ ]+:${own} data:; font-src 'self' http://[^ ]+:${own};`),
    );
    const row = await db
      .selectFrom('widgets')
      .select('data')
      .where('requestId', '=', 'wr-recordvideo')
      .executeTakeFirst();
    const changed = {
      ...JSON.parse(row?.data ?? '{}'),
      publisherLogoName: 'https://logos.example/a.svg',
      customTheme: { fontFamily: 'Own', fontUrl: 'https://fonts.example/own.woff2' },
    };
    const data = JSON.stringify(changed);
    await db.updateTable('widgets').set({ data }).where('requestId', '=', 'wr-recordvideo').execute();
    assert.match(
      await policy(),
      /img-src 'self' [^;]+ https:\/\/logos\.example data:; font-src 'self' [^;]+ https:\/\/fonts\.example;/,
    );
  }));

test('fills the placeholders of its action’s title', () =>
  withVideos(async ({ upload, publish, address, db }) => {
    const { body } = await publish(await upload(WEBM));
    const row = await db.selectFrom('actions').select('data').where('identifier', '=', ACTION_KEY).executeTakeFirst();
    const action = {
      ...JSON.parse(row?.data ?? '{}'),
      title: 'Tell @recipientName, says @publisherName, @userFullName',
    };
    const data = JSON.stringify(action);
    await db.updateTable('actions').set({ data }).where('identifier', '=', ACTION_KEY).execute();
    const text = await (await fetch(address + new URL(body.videoURL).pathname)).text();
    const title = 'Tell Port Commissioner Dana Whitlock and Port Commissioner Luis Ferrer, says The Harbor Gazette';
    assert.match(text, `<h1>${title}</h1>`);
    assert.match(text, `<meta property="og:title" content="${title}">`);
  }));

test('names a video in the language of the widget in which it was recorded, and leads back to that', async () => {
  const content = copyContent();
  content.change('widgets/recordvideo.json', ({ cards }) =>
    Object.assign(cards[0].actions[0], { translations: { es: { title: 'Enséñale al puerto quién viaja de noche' } } }),
  );
  content.change('widgets/petition-es.json', ({ cards }) =>
    Object.assign(cards[0], { actions: [{ id: ACTION, type: 'recordvideo' }] }),
  );
  const videoIn = async ({ upload, publish, address }: VideoServer, widgetId: number) => {
    const { body } = await publish(await upload(WEBM), { widgetId });
    return (await fetch(address + new URL(body.videoURL).pathname)).text();
  };
  const recorded = async (server: VideoServer) => {
    const spanish = await videoIn(server, 1008);
    assert.match(spanish, '<h1>Enséñale al puerto quién viaja de noche</h1>');
    assert.match(spanish, '/share/wr-petition-es"');
    const english = await videoIn(server, 1070);
    assert.match(english, '<h1>Show the port who rides at night</h1>');
    assert.match(english, '/share/wr-recordvideo"');
  };
  await withVideos(recorded, { contentDir: content.dir }).finally(content.remove);
});

test('still shows a video whose article has gone', () =>
  withVideos(async ({ upload, publish, address, db }) => {
    const { body } = await publish(await upload(WEBM));
    await db.deleteFrom('widgets').execute();
    await db.deleteFrom('actions').execute();
    const page = await fetch(address + new URL(body.videoURL).pathname);
    assert.is(page.status, 200);
    assert.match(await page.text(), '<h1>A reader’s video</h1>');
  }));

test('leads to what came of it once the widget has closed, and invites nobody to record', () =>
  withHours(['recordvideo'], async ({ app, db }, setClock) => {
    const address = await app.listen({ port: 0 });
    await db
      .insertInto('videos')
      .values({ ...PUBLISHED, uploadId: 'u', identifier: ACTION_KEY, videoId: VIDEO_ID, requestId: 'wr-recordvideo' })
      .execute();
    const page = async () => (await fetch(`${address}/media/${VIDEO_ID}`)).text();
    assert.match(await page(), 'Record your own');
    setClock(LATE);
    const over = await page();
    assert.match(over, 'See what came of it</a>');
    assert.not.match(over, /Record your own|would like to see you/);
  }));

test('answers an unknown video with a page for people, and an unknown file with 404', () =>
  withVideos(async ({ upload, publish, address }) => {
    const page = await fetch(`${address}/media/${crypto.randomUUID()}`, { headers: { 'accept-language': 'fr' } });
    assert.is(page.status, 404);
    assert.match(await page.text(), 'Cette page n’existe plus.');
    const { body } = await publish(await upload(WEBM));
    for (const file of ['video.mp4', 'picture.jpg', '..%2f..%2fpackage.json'])
      assert.is((await fetch(`${address}${new URL(body.videoURL).pathname}/${file}`)).status, 404, file);
  }));

test.run();
