import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBuild } from '../support/build.ts';
import { CARD_PARTS } from '../support/card-parts.ts';
import { type TestServer, withServer } from '../support/server.ts';

/** Placements with their first card, for pages that draw the widget themselves. */

const PARTS = {
  ...CARD_PARTS,
  style: '.a{margin:0}',
  nativeStyle: ':host{margin:0}',
  native: { core: ['./n-A.js'], drawing: ['./n-B.js'], kinds: {}, locales: {}, next: [], words: {} },
};

/** Draws every widget alike; a petition's card says where its reader is. */
const RENDERER = `
export const cardRequest = (search) => {
  const query = new URLSearchParams(search);
  const [widgetRequestId, articleUrl] = [query.get('widgetRequestId'), query.get('articleUrl')];
  return query.has('mode') || !(widgetRequestId || articleUrl) ? null : { widgetRequestId, articleUrl, search: '' };
};
export const dependsOnPlace = (answer) => answer.widgetRequestId === 'wr-petition';
export const renderCard = async (answer, { origin }) => ({
  html: '<h2 style="color:red">' + origin + '</h2>', lang: 'fr', title: 'A <b> & "c"', lostText: '<lost>', titleMaxPx: 25, kind: 'poll',
  isSponsored: answer.widgetRequestId === 'wr-quiz',
});
`;

async function withCards(
  use: (ask: (url: string, headers?: object) => ReturnType<typeof answerOf>) => Promise<void>,
  options = {},
) {
  const { dir, remove } = createBuild();
  mkdirSync(join(dir, 'server'));
  writeFileSync(join(dir, 'server/card.json'), JSON.stringify(PARTS));
  writeFileSync(join(dir, 'server/render.mjs'), RENDERER);
  try {
    await withServer(
      async (server) => {
        await use((url, headers) => answerOf(server, url, headers));
      },
      { distDir: dir, ...options },
    );
  } finally {
    remove();
  }
}

async function answerOf({ app }: TestServer, url: string, headers: object = {}) {
  const { statusCode, body, headers: sent } = await app.inject({ url, headers: { host: 'w.example', ...headers } });
  return { status: statusCode, body, headers: sent };
}

test('answers a page that asks for a card which is not there with nothing, and a publisher with 404', () =>
  withCards(async (ask) => {
    for (const query of ['', '?widgetRequestId=wr-none', '?widgetRequestId=wr-poll&mode=ab4e-preview']) {
      const { status, body, headers } = await ask(`/native/${query}`);
      assert.equal([status, body, headers['cache-control']], [204, '', 'no-cache']);
      assert.is(headers['access-control-allow-origin'], '*');
    }
    for (const url of ['/native/wr-none.html', '/native/wr-none', '/native/%00.html'])
      assert.is((await ask(url)).status >= 400, true, url);
    assert.is((await ask('/native/wr-none.html')).status, 404);
  }));

test('holds a placement, its card in a root, and the loader', () =>
  withCards(async (ask) => {
    const { status, body, headers } = await ask('/native/wr-poll.html');
    assert.is(status, 200);
    assert.match(String(headers['content-type']), 'text/html');
    assert.match(
      body,
      /^<div data-civic-action data-embed="native" data-widget-request-id="wr-poll"><div><template shadowrootmode="open">/,
    );
    assert.match(body, '<a href="http://w.example/share/wr-poll">A &lt;b&gt; &amp; &quot;c&quot;</a></div></div>');
    assert.match(body, '<h2 data-s="0">http://w.example</h2>');
    assert.match(body, '&lt;lost&gt;');
    assert.match(body, 'src="http://w.example/loader.js"');
    assert.not.match(body, 'style="');
  }));

test('a sponsored placement shows the page’s own link until its card is known to be allowed', () =>
  withCards(async (ask) => {
    const { body } = await ask('/native/wr-quiz.html');
    assert.match(body, ' hidden><h2');
    assert.match(body, '</div><slot data-declared></slot><p id="lost"');
    assert.not.match((await ask('/native/wr-poll.html')).body, '<slot');
  }));

test('the attributes of a placement hold what its address says, and no more than text', () =>
  withCards(async (ask) => {
    const hostile = '"><script>hacked()</script>';
    const query = new URLSearchParams({
      width: '500',
      sponsored: 'true',
      notice: 'false',
      consent: hostile,
      other: hostile,
    });
    const { body } = await ask(`/native/wr-poll.html?${query}`);
    assert.match(
      body,
      ' data-widget-request-id="wr-poll" data-width="500" data-consent="&quot;&gt;&lt;script&gt;hacked()&lt;/script&gt;" data-sponsored="">',
    );
    assert.not.match(body, 'hacked()</script>');
  }));

test('no parameter takes the place of the id in the address', () =>
  withCards(async (ask) => {
    const { body } = await ask('/native/wr-poll.html?widgetRequestId=wr-quiz');
    assert.match(body, 'data-widget-request-id="wr-poll"');
    assert.not.match(body, 'wr-quiz');
  }));

test('a script finds the card of an article', () =>
  withCards(async (ask) => {
    const articleUrl = 'https://harborgazette.example/2026/10/what-should-become-of-pier-9/';
    const { status, body } = await ask(`/native/?${new URLSearchParams({ articleUrl, embedType: '0' })}`);
    assert.is(status, 200);
    assert.match(body, '"widgetRequestId":"wr-poll"');
  }));

test('shared caches keep a card for a while, browsers ask each time, and hear 304', () =>
  withCards(
    async (ask) => {
      const url = '/native/?widgetRequestId=wr-poll&embedType=2';
      const { headers } = await ask(url);
      assert.is(headers['cache-control'], 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, no-transform');
      assert.is(headers.vary, 'Accept-Encoding');
      const again = await ask(url, { 'if-none-match': headers.etag });
      assert.equal([again.status, again.body], [304, '']);
    },
    { firstCardSeconds: 60 },
  ));

test('a card that says where its reader is, is for them alone', () =>
  withCards(
    async (ask) => {
      const { headers } = await ask('/native/?widgetRequestId=wr-petition');
      assert.is(headers['cache-control'], 'private, no-cache, no-transform');
    },
    { firstCardSeconds: 60 },
  ));

test('a placement names the public origin, whatever host was asked', () =>
  withCards(
    async (ask) => {
      const { body } = await ask('/native/wr-poll.html', { host: 'evil.example' });
      assert.not.match(body, 'evil.example');
      assert.match(body, '<h2 data-s="0">https://w.public.example</h2>');
      assert.match(body, 'src="https://w.public.example/loader.js"');
    },
    { publicOrigin: 'https://w.public.example' },
  ));

test('placements of different hosts are kept apart where no public origin is set', () =>
  withCards(async (ask) => {
    for (const host of ['one.example', 'two.example'])
      assert.match((await ask('/native/wr-poll.html', { host })).body, `src="http://${host}/loader.js"`);
  }));

test.run();
