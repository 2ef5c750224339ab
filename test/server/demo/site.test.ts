import { extname } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ARTICLES } from '../../../server/demo/articles.ts';
import { HOSTS } from '../../../server/demo/hosts/table.ts';
import { BESIDE_WORDS, SECTIONS } from '../../../server/demo/papers.ts';
import { checkContent } from '../../../server/import/import-content.ts';
import { kinds } from '../../../widget/actions/registry.ts';
import { sendRaw, sendTarget } from '../support/raw.ts';
import { type TestServer, withSharedServer } from '../support/server.ts';

const server = withSharedServer(test, { rateLimit: 0 });

const pageOf = async (slug: string, host = 'publisher.localhost:4621') => {
  const { demo, app } = server;
  if (!app.server.listening) await app.listen({ port: 0 });
  const { statusCode, body, headers } = await demo.inject({ url: `/articles/${slug}`, headers: { host } });
  const { port } = app.server.address() as { port: number };
  return { statusCode, body, policy: String(headers['content-security-policy']), port };
};

test('leads from the front page to every story, and from there to the same in other languages', async () => {
  const { demo } = server;
  const { body: front } = await demo.inject('/');
  for (const { slug, original, lang } of ARTICLES) {
    assert.is(front.includes(`href="/articles/${slug}"`), !original, slug);
    if (!original) continue;
    const { body } = await demo.inject(`/articles/${original}`);
    assert.match(body, `<a href="/articles/${slug}" lang="${lang}" hreflang="${lang}">`);
    assert.match((await demo.inject(`/articles/${slug}`)).body, `<a href="/articles/${original}" lang="en"`);
  }
});

test('shows only widgets of the content, and says what readers can do in them', async () => {
  const { db } = server;
  const ids = await db.selectFrom('widgets').select(['requestId', 'data']).execute();
  for (const { requestId, embed, address, kind } of ARTICLES) {
    const widget = ids.find((each) => each.requestId === requestId);
    assert.ok(widget, requestId);
    const { articleUrl, cards } = JSON.parse(widget.data);
    if (embed === 'article') assert.is(articleUrl, address);
    assert.is(cards[0].actions[0].type, kind, requestId);
  }
});

test('says of each host’s frame what it does', () => {
  for (const { slug, frame } of HOSTS) assert.ok(['follows', 'scrolls', 'none'].includes(frame), slug);
});

test('shows a story for each kind of action that is built', async () => {
  const { demo } = server;
  const { body } = await demo.inject('/actions');
  for (const kind of Object.keys(kinds)) {
    const [, entry = ''] = body.split(`<h2 id="${kind}">`);
    const [, slug] = /href="\/articles\/([^"]+)"/.exec(entry) ?? [];
    assert.is(ARTICLES.find((article) => article.slug === slug)?.kind, kind);
  }
});

for (const { slug } of SECTIONS)
  test(`lists the stories of the section ${slug}, and no others`, async () => {
    const { demo } = server;
    const { body } = await demo.inject(`/sections/${slug}`);
    assert.match(body, `<a href="/sections/${slug}" aria-current="page">`);
    for (const article of ARTICLES) {
      const isListed = article.section === slug && !article.original;
      assert.is(body.includes(`href="/articles/${article.slug}"`), isListed, article.slug);
    }
  });

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

const picturesIn = (text: string) => [...text.matchAll(/"(?:\/pictures|gazette)\/([^"]+)"/g)].map(([, file]) => file);

test('has every picture that its pages and widgets name, and its font', async () => {
  const { app, demo, db } = server;
  const rows = await db.selectFrom('widgets').select('data').execute();
  const pages = await Promise.all(['/', '/articles/last-boat-leaves-too-early'].map((url) => demo.inject(url)));
  const inWidgets = new Set(rows.flatMap(({ data }) => picturesIn(data)));
  const inPages = new Set(pages.flatMap(({ body }) => picturesIn(body)));
  assert.ok(inWidgets.size > 10 && inPages.has('newsreader.woff2'));
  for (const file of inWidgets) {
    const { headers } = await app.inject(`/images/gazette/${file}`);
    assert.match(String(headers['content-type']), TYPES[extname(file ?? '')] ?? 'none', file);
  }
  for (const file of inPages) assert.is((await demo.inject(`/pictures/${file}`)).statusCode, 200, file);
});

for (const { slug, requestId, embed } of ARTICLES)
  test(`shows ${slug} with the widget on another site, and allows it`, async () => {
    const { statusCode, body, policy, port } = await pageOf(slug);
    const origin = `http://widget.localhost:${port}`;
    assert.is(statusCode, 200);
    assert.match(policy, `frame-src ${origin};`);
    assert.match(policy, `script-src ${origin};`);
    assert.match(policy, `font-src 'self' ${origin};`);
    if (embed === 'plainFrame') assert.not.match(body, '<script');
    else assert.match(body, `<script async crossorigin="anonymous" src="${origin}/loader.js"></script>`);
    if (embed === 'article') assert.match(body, '<div data-civic-action><a ');
    else assert.match(body, requestId);
  });

test('names no story beside a story twice, nor the story itself, and speaks its language', async () => {
  for (const { slug, lang } of ARTICLES) {
    const [, rail = ''] = (await pageOf(slug)).body.split('<aside class="rail"');
    const named = [...rail.matchAll(/href="\/articles\/([^"]+)"/g)].map(([, name]) => name);
    assert.is(new Set(named).size, named.length, slug);
    assert.not.ok(named.includes(slug), slug);
    for (const name of named)
      assert.ok(
        ARTICLES.some((each) => each.slug === name),
        name,
      );
    for (const [other, { mostRead }] of Object.entries(BESIDE_WORDS))
      assert.is(rail.includes(`>${mostRead}</h2>`), other === lang, `${slug} in ${other}`);
    assert.not.match(rail, /undefined|NaN/);
  }
});

const HARBORS: [slug: string, low: RegExp, sunset: string][] = [
  ['last-boat-leaves-too-early', /<dd>11:38 p\.m\. <span>0\.9 ft<\/span>/, '4:21 p.m.'],
  ['el-ultimo-barco-sale-demasiado-pronto', /<dd>23:38 <span>0,3 m<\/span>/, '16:21'],
  ['le-dernier-bateau-part-trop-tot', /<dd>23 h 38 <span>0,3 m<\/span>/, '16 h 21'],
  ['l-ultimo-traghetto-parte-troppo-presto', /<dd>23\.38 <span>0,3 m<\/span>/, '16.21'],
];

for (const [slug, low, sunset] of HARBORS)
  test(`writes the times and heights of the tides beside ${slug} as its language does`, async () => {
    const { body } = await pageOf(slug);
    assert.match(body, low);
    assert.match(body, `<dd>${sunset}</dd>`);
  });

test('is printed on the day of its latest story, in the language of the page', async () => {
  const latest = ARTICLES.map(({ published }) => published)
    .sort()
    .at(-1);
  assert.match((await server.demo.inject('/')).body, `<time datetime="${latest}">Wednesday, November 18, 2026</time>`);
  const { body } = await pageOf('las-dunas-se-quedan-sin-vigilancia');
  assert.match(body, `<time datetime="${latest}">miércoles, 18 de noviembre de 2026</time>`);
});

const FRAMES: [slug: string, expected: string | RegExp][] = [
  [
    'last-boat-leaves-too-early',
    /<div data-civic-action data-widget-request-id="wr-petition"><a class="placement-link" href="[^"]+\/share\/wr-petition">/,
  ],
  ['oysters-return-to-the-inner-harbor', 'data-widget-request-id="wr-sponsored" data-sponsored>'],
  ['night-workers-speak', /<div data-civic-action [^>]+><iframe src="[^"]+embedType=3"/],
  ['pier-9-the-hearing', /<aside class="action" [^>]+>\s*<iframe src="[^"]+embedType=5"/],
  ['las-dunas-se-quedan-sin-vigilancia', '<html lang="es">'],
];

for (const [slug, expected] of FRAMES)
  test(`writes the snippet of ${slug} as a publisher would`, async () =>
    assert.match((await pageOf(slug)).body, expected));

test('finds the widget’s origin from the address the page was asked at', async () => {
  const hosts = { 'localhost:4621': 'localhost', '127.0.0.1:4621': '127.0.0.1', 'evil"x': 'localhost' };
  for (const [host, expected] of Object.entries(hosts)) {
    const { body, port } = await pageOf('library-sundays', host);
    assert.match(body, `src="http://${expected}:${port}/loader.js"`);
  }
});

for (const url of ['/', '/site.css', '/actions', '/sections/none', '/pictures/none', '/articles/none', '/none'])
  test(`answers ${url} with the headers of every other address`, async () => {
    const { demo } = server;
    const { headers } = await demo.inject(url);
    assert.is(headers['x-content-type-options'], 'nosniff');
    assert.is(headers['referrer-policy'], 'strict-origin-when-cross-origin');
  });

const UNREADABLE: [title: string, send: (server: TestServer) => ReturnType<typeof sendRaw>][] = [
  ['a malformed address', ({ demo }) => sendTarget(demo, '/articles/%')],
  ['half a request', ({ demo }) => sendRaw(demo, 'garbage\r\n\r\n')],
  ['a request without a host', ({ demo }) => sendRaw(demo, 'GET /none HTTP/1.1\r\nConnection: close\r\n\r\n')],
];

for (const [title, send] of UNREADABLE)
  test(`answers ${title} with those headers too`, async () => {
    const { status, headers } = await send(server);
    assert.ok([400, 404].includes(status), String(status));
    assert.is(headers['x-content-type-options'], 'nosniff');
    assert.is(headers['referrer-policy'], 'strict-origin-when-cross-origin');
  });

for (const url of ['/none', '/articles/none', '/sections/none', '/none/', '/articles/a/b'])
  test(`has a page for the unknown address ${url}`, async () => {
    const { demo } = server;
    const { statusCode, body, headers } = await demo.inject(url);
    assert.is(statusCode, 404);
    assert.match(String(headers['content-type']), /^text\/html/);
    assert.match(body, 'We can’t find that page');
    assert.match(String(headers['content-security-policy']), "default-src 'self'");
  });

test('tells share pages of its articles what the articles say', async () => {
  const { content } = await checkContent('server/content');
  for (const { widget } of content.widgets) {
    const article = ARTICLES.find(({ address }) => address === widget.articleUrl);
    assert.equal(
      [widget.articleHeadline, widget.articleAuthor, widget.articlePicture],
      [article?.headline, article?.author, `gazette/${article?.picture.file}`],
      widget.widgetName ?? '',
    );
  }
});

test.run();
