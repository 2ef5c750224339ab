import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from '@extractus/oembed-extractor';
import { imageSize } from 'image-size';
import { unfurl } from 'unfurl.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { copyContent } from '../support/content.ts';
import { type TestServer, withServer } from '../support/server.ts';

/** Ids that mean something in addresses, markup or headers. */
const ODD_IDS = ['picture', 'a/b c', `"<'&>`, 'naïve 船 😀', 'x.png', 'y/feed', '%2F', 'q?a=1#b'];
const SHOWN = ['petition.json', 'fr.json'];

/** Two widgets of the newspaper, and one of each odd id. */
function contentOf() {
  const content = copyContent();
  for (const file of readdirSync(join(content.dir, 'widgets')))
    if (!SHOWN.includes(file)) content.deleteFile(`widgets/${file}`);
  for (const [index, id] of ODD_IDS.entries()) {
    const widget = {
      widgetRequestId: id,
      widgetId: 9_000 + index,
      publisherId: 1,
      languageLocale: 'en-US',
      cards: [
        {
          id: 1,
          type: 'seesOne',
          actions: [
            { id: 9_000 + index, type: 'link', title: `Number ${index}`, details: { url: 'https://e.example' } },
          ],
        },
      ],
    };
    content.write(`widgets/odd-${index}.json`, JSON.stringify(widget));
  }
  return content;
}

let at: string;
let app: TestServer['app'];
let end: () => void;
let closed: Promise<void>;

test.before(async () => {
  const content = contentOf();
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-sharing-'));
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await new Promise<void>((begun, failed) => {
    closed = withServer(
      async (server) => {
        app = server.app;
        await app.listen({ host: '127.0.0.1', port: 0 });
        at = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
        const folder = join(dataDir, 'share-pictures');
        const drawn = () =>
          readdirSync(dataDir).includes('share-pictures') &&
          readdirSync(folder).filter((name) => name.endsWith('.png')).length;
        await waitUntil(() => drawn() === SHOWN.length + ODD_IDS.length);
        begun();
        await ended;
      },
      { sharePictures: true, dataDir, contentDir: content.dir },
    );
    closed.catch(failed);
  });
  closed = closed.finally(() => {
    content.remove();
    rmSync(dataDir, { recursive: true });
  });
});
test.after(async () => {
  end();
  await closed;
});

const page = async (path: string) => (await fetch(at + path)).text();
const pictureIn = (html: string) => /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';

test('shows networks the picture, its size and its text', async () => {
  const html = await page('/share/wr-petition');
  assert.match(pictureIn(html), new RegExp(`^${at}/share/picture/[0-9a-f]{32}\\.png$`));
  for (const line of [
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Bring back the 11:40 ferry">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${pictureIn(html)}">`,
  ])
    assert.match(html, line);
});

for (const method of ['GET', 'HEAD'])
  test(`sends the picture to ${method}, to be kept for ever`, async () => {
    const answer = await fetch(pictureIn(await page('/share/wr-petition')), { method });
    assert.is(answer.status, 200);
    assert.is(answer.headers.get('content-type'), 'image/png');
    assert.is(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.is(answer.headers.get('cross-origin-resource-policy'), 'cross-origin');
    assert.ok(Number(answer.headers.get('content-length')) > 10_000);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (method === 'GET') assert.is(imageSize(bytes).width, 1200);
  });

test('sends no other picture, and has nobody keep that', async () => {
  for (const name of [`${'0'.repeat(32)}.png`, `${'0'.repeat(32)}.jpg`, 'x.png', '..%2fx.png']) {
    const answer = await fetch(`${at}/share/picture/${name}`);
    assert.is(answer.status, 404, name);
    assert.match(answer.headers.get('cache-control') ?? '', /no-store|no-cache/);
  }
});

test('has an address of the picture that stays', async () => {
  const answer = await fetch(`${at}/share/wr-petition.png`, { redirect: 'manual' });
  assert.is(answer.status, 302);
  assert.is(answer.headers.get('location'), pictureIn(await page('/share/wr-petition')));
  assert.is((await fetch(`${at}/share/wr-none.png`)).status, 404);
});

test('gives oEmbed the picture where it fits, whole or not at all', async () => {
  const asked = async (more: string) => (await fetch(`${at}/oembed?url=${at}/share/wr-petition${more}`)).json();
  const { thumbnail_url, thumbnail_width, thumbnail_height } = await asked('');
  assert.is(thumbnail_url, pictureIn(await page('/share/wr-petition')));
  assert.equal([thumbnail_width, thumbnail_height], [1200, 630]);
  for (const more of ['&maxwidth=1199', '&maxheight=629'])
    assert.not.match(JSON.stringify(await asked(more)), 'thumbnail');
  assert.match(JSON.stringify(await asked('&maxwidth=1200&maxheight=630')), 'thumbnail');
});

test('gives feeds the picture, with its size and the publisher’s name', async () => {
  const html = await page('/share/wr-petition/feed');
  const picture = pictureIn(await page('/share/wr-petition'));
  assert.match(html, `<img src="${picture}" width="600" alt="The Harbor Gazette"`);
});

test('is read by unfurl.js: title, picture and oEmbed', async () => {
  const { title, open_graph, twitter_card, oEmbed } = await unfurl(`${at}/share/wr-petition`);
  const picture = pictureIn(await page('/share/wr-petition'));
  assert.is(title, 'Bring back the 11:40 ferry');
  assert.is(open_graph.title, title);
  assert.equal(
    open_graph.images?.map(({ url, width, height }) => [url, width, height]),
    [[picture, 1200, 630]],
  );
  assert.is(twitter_card.card, 'summary_large_image');
  assert.is(twitter_card.images?.[0]?.url, picture);
  assert.is(oEmbed?.type, 'rich');
  assert.match(JSON.stringify(oEmbed), '/widget/?widgetRequestId=wr-petition');
  assert.equal(
    oEmbed?.thumbnails?.map(({ url }) => url),
    [picture],
  );
});

test('is read by oembed-extractor', async () => {
  const found = await extract(`${at}/share/wr-petition`);
  assert.is(found.title, 'Bring back the 11:40 ferry');
  assert.is(found.type, 'rich');
  assert.is(found.thumbnail_url, pictureIn(await page('/share/wr-petition')));
});

for (const [index, id] of ODD_IDS.entries())
  test(`has page, picture, feed and oEmbed for the id ${JSON.stringify(id)}`, async () => {
    const path = `/share/${encodeURIComponent(id)}`;
    const answer = await fetch(at + path);
    assert.is(answer.status, 200);
    const html = await answer.text();
    assert.match(html, `<h1>Number ${index}</h1>`);
    const written = `${at}${path}`.replaceAll("'", '&#39;');
    assert.match(html, `<meta property="og:url" content="${written}">`);
    assert.is((await fetch(pictureIn(html))).status, 200);
    const links = [...(answer.headers.get('link') ?? '').matchAll(/<([^>]+)>/g)].map(([, link = '']) => link);
    assert.is(links.length, 2);
    for (const link of links) {
      const oembed = await fetch(link);
      assert.is(oembed.status, 200, link);
      assert.match(await oembed.text(), `Number ${index}`);
    }
    const feed = await fetch(`${at}${path}/feed`);
    assert.is(feed.status, 200);
    assert.match(await feed.text(), `<a href="${written}"`);
    assert.is((await fetch(`${at}${path}.png`)).status, 200);
    assert.is((await fetch(at + path, { method: 'HEAD' })).status, 200);
    const found = await unfurl(at + path);
    assert.is(found.open_graph.title, `Number ${index}`);
  });

test('answers the path of a parent folder with no widget’s page', async () => {
  for (const path of ['/share/..', '/share/%2e%2e', '/share/..%2f..%2fetc', '/share/.'])
    assert.not.match((await app.inject(path)).body, '<h1>Number');
});

test.run();
