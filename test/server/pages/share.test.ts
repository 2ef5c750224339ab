import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { articleWith } from '../../../server/pages/share/address.ts';
import { withoutWidgets } from '../support/broken.ts';
import { withServer } from '../support/server.ts';

const headers = { host: 'widgets.example' };

test('holds the frame first, then the loader', () =>
  withServer(async ({ app }) => {
    const { statusCode, body, headers: sent } = await app.inject({ url: '/share/wr-petition', headers });
    assert.is(statusCode, 200);
    assert.match(String(sent['content-type']), /^text\/html/);
    assert.match(
      body,
      '<div data-civic-action data-widget-request-id="wr-petition" data-color-scheme="auto"><iframe src="http://widgets.example/widget/?widgetRequestId=wr-petition&amp;embedType=3',
    );
    assert.match(body, '<script async crossorigin="anonymous" src="http://widgets.example/loader.js"></script>');
    assert.match(body, 'width="620" height="362"');
  }));

test('leads from an address with a slash too many to the page', () =>
  withServer(async ({ app }) => {
    const { statusCode, headers: sent } = await app.inject({ url: '/share/wr-petition/?utm_source=x', headers });
    assert.equal([statusCode, sent.location], [301, '/share/wr-petition?utm_source=x']);
    assert.is((await app.inject({ url: '/share/none/', headers })).statusCode, 404);
    assert.is((await app.inject({ url: '/share/', headers })).statusCode, 404);
  }));

test('gives the frame the same permissions as the loader', () =>
  withServer(async ({ app }) => {
    const { body } = await app.inject({ url: '/share/wr-petition', headers });
    const allowed = /allow="([^"]*)"/.exec(body)?.[1];
    assert.is(allowed, 'camera; microphone; payment; clipboard-write; fullscreen; autoplay');
    const [, loaders] = /ALLOW = '(.*)'/.exec(readFileSync('loader/frame.ts', 'utf8')) ?? [];
    assert.equal(loaders?.split(';').sort(), allowed?.split('; ').sort());
  }));

test('says what it is about without scripts', () =>
  withServer(async ({ app }) => {
    const { body } = await app.inject({ url: '/share/wr-petition', headers });
    assert.match(body, '<h2>Bring back the 11:40 ferry</h2>');
    assert.match(body, '<meta property="og:title" content="Bring back the 11:40 ferry">');
    assert.match(body, '<meta property="og:url" content="http://widgets.example/share/wr-petition">');
    assert.match(body, /<meta property="og:description" content="Nurses/);
    assert.match(body, /<noscript>/);
    assert.match(
      body,
      '<a href="https://harborgazette.example/2026/10/last-boat-leaves-too-early/">Read the article</a>',
    );
  }));

test('passes the reader’s query on to the article, but not to the frame', () =>
  withServer(async ({ app }) => {
    const { body } = await app.inject({ url: '/share/wr-petition?utm_source=x&a=%22%3E', headers });
    assert.match(body, 'src="http://widgets.example/widget/?widgetRequestId=wr-petition&amp;embedType=3"');
    assert.match(body, 'last-boat-leaves-too-early/?utm_source=x&amp;a=%22%3E">Read the article');
  }));

for (const [asked, kept] of [
  ['?mode=ab4e-test', ''],
  ['?mode=ab4e-preview&utm_source=x', '?utm_source=x'],
  ['?utm_source=x&m%6Fde=ab4e-test&mode', '?utm_source=x'],
] as const)
  test(`leads from ${asked} to a page that sends what its reader does`, () =>
    withServer(async ({ app }) => {
      const { statusCode, headers: sent } = await app.inject({ url: `/share/wr-petition${asked}`, headers });
      assert.is(statusCode, 302);
      assert.is(sent.location, `/share/wr-petition${kept}`);
      const { statusCode: then, body } = await app.inject({ url: String(sent.location), headers });
      assert.is(then, 200);
      assert.not.match(body, /mode/);
    }));

test('links to the article without a mode, even if its address has one', () => {
  const article = 'https://news.example/a?mode=ab4e-test&p=1';
  assert.is(articleWith(article, ''), 'https://news.example/a?p=1');
  assert.is(articleWith(article, '?p=2&utm_source=x'), 'https://news.example/a?p=2&utm_source=x');
  assert.is(articleWith('https://news.example/a?q=%20', ''), 'https://news.example/a?q=%20');
  assert.is(
    articleWith('https://news.example/a?tag=x&tag=y&p=1', '?p=2&p=3'),
    'https://news.example/a?tag=x&tag=y&p=2&p=3',
  );
});

test('drops a query that is longer than any real one', () =>
  withServer(async ({ app }) => {
    const { statusCode, body } = await app.inject({ url: `/share/wr-petition?a=${'b'.repeat(5_000)}`, headers });
    assert.is(statusCode, 200);
    assert.not.match(body, 'bbb');
  }));

test('answers with a page even if the database fails', () =>
  withServer(async ({ app, db }) => {
    await withoutWidgets(db, async () => {
      const { statusCode, body } = await app.inject({ url: '/share/wr-petition', headers });
      assert.is(statusCode, 500);
      assert.match(body, 'Try again in a minute.');
      assert.match(body, '<a class="button" href="">Try again</a>');
      assert.not.match(body, /widgets|<script|at \w+ \(/);
    });
  }));

test('speaks the widget’s language', () =>
  withServer(async ({ app }) => {
    const { body } = await app.inject({ url: '/share/wr-es', headers });
    assert.match(body, '<html lang="es">');
    assert.match(body, 'Leer el artículo');
  }));

test('runs nobody’s script but ours and allows its own style by hash', () =>
  withServer(async ({ app }) => {
    const { body, headers: sent } = await app.inject({ url: '/share/wr-petition', headers });
    const policy = String(sent['content-security-policy']);
    const styles = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
    assert.is(styles.length, 3);
    for (const style of styles) assert.match(policy, `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(body) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    assert.match(policy, `script-src 'self' http://widgets.example 'sha256-${hash}';`);
    assert.match(policy, "frame-src 'self' http://widgets.example;");
  }));

test('uses the public origin if one is set', () =>
  withServer(
    async ({ app }) => {
      const { body } = await app.inject({ url: '/share/wr-petition', headers });
      assert.match(body, 'src="https://cdn.example/loader.js"');
      assert.not.match(body, 'widgets.example');
    },
    { publicOrigin: 'https://cdn.example' },
  ));

for (const host of ['evil"onload=', 'a b', 'x;script-src *'])
  test(`does not put the host ${JSON.stringify(host)} into a page`, () =>
    withServer(async ({ app }) => {
      const { body, headers: sent } = await app.inject({ url: '/share/wr-petition', headers: { host } });
      assert.not.match(body + String(sent['content-security-policy']), host);
    }));

for (const trustProxy of [false, 1] as const)
  test(`puts no forwarded host or scheme into a page, with ${trustProxy} proxies`, () =>
    withServer(
      async ({ app }) => {
        const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' };
        for (const url of ['/share/wr-petition', '/', '/widget/']) {
          const { body, headers: sent } = await app.inject({
            url,
            headers: { ...headers, ...forwarded, accept: 'text/html' },
          });
          assert.not.match(body + JSON.stringify(sent), /evil|javascript:/);
        }
      },
      { trustProxy },
    ));

const MISSING = [
  '/share/wr-none',
  '/share/%3Cscript%3E',
  '/share/wr-petition/more',
  '/share/wr-petition%00',
  '/share/wr-petition%E',
  `/share/${'x'.repeat(5_000)}`,
  '/share/',
  '/share',
];

for (const url of MISSING)
  test(`says that nothing is at ${url.slice(0, 40)}, in a page that repeats none of it`, () =>
    withServer(async ({ app }) => {
      const { statusCode, body, headers: sent } = await app.inject(`${url}?utm_source=%3Cb%3E"><script>evil()`);
      assert.is(statusCode, 404);
      assert.match(String(sent['content-type']), /^text\/html/);
      assert.match(String(sent['content-security-policy']), "default-src 'none'");
      assert.match(body, '<h1>This page is no longer here.</h1>');
      assert.match(body, 'Ask whoever sent it for a new one.');
      assert.not.match(body, /<script|utm_source|evil|wr-/);
    }));

for (const [accepted, language] of [
  ['it-IT,it;q=0.9,en;q=0.8', 'it'],
  ['de, fr;q=0.5', 'fr'],
  ['constructor', 'en'],
] as const)
  test(`says so in ${language} for the languages ${accepted}`, () =>
    withServer(async ({ app }) => {
      const { body } = await app.inject({ url: '/share/wr-none', headers: { 'accept-language': accepted } });
      assert.match(body, `<html lang="${language}">`);
    }));

test('answers HEAD', () =>
  withServer(async ({ app }) => {
    assert.is((await app.inject({ method: 'HEAD', url: '/share/wr-petition' })).statusCode, 200);
  }));

test('is a small card beside a link until its picture is drawn', () =>
  withServer(async ({ app }) => {
    const { body } = await app.inject({ url: '/share/wr-petition', headers });
    assert.match(body, '<meta name="twitter:card" content="summary">');
    assert.not.match(body, /og:image|twitter:image/);
    assert.is((await app.inject({ url: '/share/wr-petition.png', headers })).statusCode, 404);
  }));

test('has a fragment for feeds: title, text and link, without a frame or a script', () =>
  withServer(async ({ app }) => {
    const { statusCode, body, headers: sent } = await app.inject({ url: '/share/wr-petition/feed', headers });
    assert.is(statusCode, 200);
    assert.is(sent['access-control-allow-origin'], '*');
    assert.match(
      body,
      '<a href="http://widgets.example/share/wr-petition" style="color:inherit;text-decoration:none">Bring back the 11:40 ferry</a></strong></p>\n<p>Nurses',
    );
    assert.match(
      body,
      /<p><a href="[^"]+wr-petition" style="background-color:#12507b;[^"]*color:#ffffff;[^"]*">Take action<\/a><\/p>/,
    );
    // What mail programs and readers of feeds drop, or misread.
    assert.not.match(body, /<(iframe|script|html|form|style|link|meta|svg|video)|class=|rgb\(|var\(|flex|grid|url\(/);
    for (const [, address] of body.matchAll(/(?:href|src)="([^"]*)"/g)) assert.match(address ?? '', /^https?:\/\//);
    for (const url of ['/share/none/feed', '/share/feed', '/share//feed', '/share/wr-petition/feed/feed'])
      assert.is((await app.inject({ url, headers })).statusCode, 404);
  }));

test.run();
