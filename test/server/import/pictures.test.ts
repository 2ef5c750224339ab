import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importContent } from '../../../server/import/import-content.ts';
import { bringBack } from '../../../server/import/kept.ts';
import { ContentError, textOf } from '../../../server/import/mistakes.ts';
import { createInsets } from '../../../server/pages/share/picture/inset.ts';
import { readPicture } from '../../../server/static/content-pictures.ts';
import { GET_ACTIONS } from '../support/bodies.ts';
import { copyContent } from '../support/content.ts';
import { type TestServer, withServer } from '../support/server.ts';

const clock = () => new Date('2026-11-01T00:00:00Z');
/** Of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>');

type Files = Record<string, Buffer>;
type Change = (content: ReturnType<typeof copyContent>) => void;

function withPictures(files: Files, change: Change) {
  const content = copyContent();
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(content.dir, 'images', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  change(content);
  return content;
}

async function bring({ db }: TestServer, files: Files, change: Change) {
  const content = withPictures(files, change);
  const how = { isAgreed: true };
  const tools = { clock, geocoder: {}, files: { distDir: 'none', asksServers: false } };
  try {
    return await importContent(db, content.dir, tools, 'command', how);
  } finally {
    content.remove();
  }
}

/** The poll's picture, that of its publisher, and the poster of a film. */
const named =
  (picture: string, logo = picture, poster = picture): Change =>
  ({ change }) => {
    change('widgets/poll.json', ({ cards }) => Object.assign(cards[0].actions[0], { pictureUrls: [picture] }));
    change('publishers.json', (publishers) => Object.assign(publishers[0], { logoName: logo }));
    change('widgets/video.json', ({ cards }) => Object.assign(cards[0].actions[0].details, { posterUrl: poster }));
  };

type Answer = {
  publisherLogoName: string;
  cards: { actions: { pictureUrls: string[]; details: { posterUrl: string } }[] }[];
};
const widgetOf = async ({ post }: TestServer, widgetRequestId: string) =>
  (await post(GET_ACTIONS, { widgetRequestId })).body as Answer;

test('serves pictures of the content folder by a hash of their bytes', () =>
  withServer(async (server) => {
    const { warnings } = await bring(server, { 'a/bike.png': PNG, 'logo.svg': SVG }, named('a/bike.png', 'logo.svg'));
    assert.equal(
      warnings.map(textOf).filter((text) => /bike|logo\.svg|content\//.test(text)),
      [],
    );
    const poll = await widgetOf(server, 'wr-poll');
    const [picture = ''] = poll.cards[0]?.actions[0]?.pictureUrls ?? [];
    assert.match(picture, /^content\/[0-9a-f]{32}\.png$/);
    assert.is((await widgetOf(server, 'wr-video')).cards[0]?.actions[0]?.details.posterUrl, picture);
    const png = await server.app.inject(`/images/${picture}`);
    assert.equal([png.statusCode, png.headers['content-type'], png.rawPayload], [200, 'image/png', PNG]);
    assert.is(png.headers['cache-control'], 'public, max-age=31536000, immutable');
    const svg = await server.app.inject(`/images/${poll.publisherLogoName}`);
    assert.match(String(svg.headers['content-security-policy']), /^default-src 'none'.*sandbox/);
    assert.is(svg.headers['content-type'], 'image/svg+xml');
    for (const name of ['content/0.png', 'content/..%2f..%2fpackage.json', `${picture}x`])
      assert.is((await server.app.inject(`/images/${name}`)).statusCode, 404, name);
  }));

test('puts them into the picture of a shared link', () =>
  withServer(async (server) => {
    await bring(server, { 'bike.png': PNG }, named('bike.png'));
    const [picture = ''] = (await widgetOf(server, 'wr-poll')).cards[0]?.actions[0]?.pictureUrls ?? [];
    const insetOf = createInsets({
      distDir: 'none',
      imagesBase: () => '/images/',
      readPicture: (name) => readPicture(server.db, name),
    });
    assert.is(await (await insetOf(picture))?.read(), `data:image/png;base64,${PNG.toString('base64')}`);
    assert.is(await insetOf('content/00000000000000000000000000000000.png'), null);
  }));

test('keeps what the content or the one before it shows, and no other', () =>
  withServer(async (server) => {
    const names = async () => (await server.db.selectFrom('pictures').select('name').execute()).map(({ name }) => name);
    await bring(server, { 'one.png': PNG, 'unused.png': PNG }, named('one.png'));
    const [first] = await names();
    await bring(server, { 'two.svg': SVG }, named('two.svg'));
    assert.is((await names()).length, 2);
    await bringBack(server.db, clock);
    const [shown] = (await widgetOf(server, 'wr-poll')).cards[0]?.actions[0]?.pictureUrls ?? [];
    assert.is(shown, first);
    assert.is((await server.app.inject(`/images/${shown}`)).statusCode, 200);
    for (const file of ['three.svg', 'four.svg'])
      await bring(server, { [file]: Buffer.concat([SVG, Buffer.from(`<!-- ${file} -->`)]) }, named(file));
    assert.is((await names()).length, 2);
    assert.not.ok((await names()).includes(first ?? ''));
  }));

const MISTAKES: [title: string, bytes: Buffer, message: string][] = [
  ['a text', Buffer.from('not a picture'), 'images/bike.png: is no picture that browsers show'],
  ['a file that is too large', Buffer.alloc(8_000_001), 'images/bike.png: has 8.0 MB: a picture has 8 MB at most'],
  ['an empty file', Buffer.alloc(0), 'images/bike.png: is no picture that browsers show'],
];

for (const [title, bytes, message] of MISTAKES)
  test(`refuses ${title} as a picture, and stores nothing`, () =>
    withServer(async (server) => {
      const cause = await bring(server, { 'bike.png': bytes }, named('bike.png')).catch((error: unknown) => error);
      assert.instance(cause, ContentError);
      assert.equal((cause as ContentError).mistakes.map(textOf), [message]);
      assert.equal(await server.db.selectFrom('pictures').selectAll().execute(), []);
    }));

const DRAWN: [title: string, svg: string][] = [
  ['a long comment first', `<?xml version="1.0"?><!--${' licence'.repeat(200)}--><svg width="8" height="8"/>`],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>'],
  ['entities and a long first tag', `<!DOCTYPE svg [<!ENTITY ns "x">]><svg ${'xmlns:a="&ns;" '.repeat(90)}/>`],
];

for (const [title, svg] of DRAWN)
  test(`takes a drawing with ${title}`, () =>
    withServer(async (server) => {
      await bring(server, { 'bike.svg': Buffer.from(svg) }, named('bike.svg'));
      const shown = (await widgetOf(server, 'wr-poll')).cards[0]?.actions[0]?.pictureUrls[0];
      const { headers } = await server.app.inject(`/images/${shown}`);
      assert.is(headers['content-type'], 'image/svg+xml');
    }));

test('stores an article’s picture, which its share page shows', () =>
  withServer(async (server) => {
    await bring(server, { 'bike.png': PNG }, (content) =>
      content.change('widgets/poll.json', (widget) => Object.assign(widget, { articlePicture: 'bike.png' })),
    );
    const { body } = await server.app.inject('/share/wr-poll');
    const [, picture = ''] = /<div class="door"><img src="([^"]+)"/.exec(body) ?? [];
    assert.match(picture, /\/content\/[0-9a-f]{32}\.png$/);
  }));

test('takes links to files of the folder, and no other; a loop of folders is no hindrance', () =>
  withServer(async (server) => {
    const link =
      (target: string): Change =>
      (content) => {
        const images = join(content.dir, 'images');
        symlinkSync('.', join(images, 'loop'));
        symlinkSync('..', join(images, 'above'));
        symlinkSync(target, join(images, 'link.png'));
        named('link.png')(content);
      };
    const shown = async () => (await widgetOf(server, 'wr-poll')).cards[0]?.actions[0]?.pictureUrls[0];
    await bring(server, { 'bike.png': PNG }, link('bike.png'));
    assert.match(String(await shown()), /^content\/\w+\.png$/);
    await bring(server, { 'bike.png': PNG }, link('../publishers.json'));
    assert.is(await shown(), 'link.png');
  }));

test('warns of a picture that readers on phones wait for, and of one that is nowhere', () =>
  withServer(async (server) => {
    const large = Buffer.concat([SVG, Buffer.alloc(600_000, ' ')]);
    const { warnings } = await bring(server, { 'bike.svg': large }, named('bike.svg', 'none.svg'));
    const texts = warnings.map(textOf);
    assert.ok(
      texts.includes('images/bike.svg: has 0.6 MB and 8 × 8 px: readers on phones wait for it'),
      texts.join('\n'),
    );
  }));

test.run();
