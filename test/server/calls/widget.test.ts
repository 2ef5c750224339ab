import { is } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Widget } from '../../../widget/core/api/wire.ts';
import { GET_ACTIONS } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

type Body = Record<string, unknown> & { cards: { actions: unknown[] }[] };

const ARTICLE = 'https://harborgazette.example/2026/10/last-boat-leaves-too-early/';

test('answers a widget by its request id with the reader’s own data', () =>
  withServer(async ({ post }) => {
    const request = {
      widgetRequestId: 'wr-petition',
      widgetEmbedType: 3,
      articleUrlTracking: 'https://a.example/?x=1',
    };
    const { status, body, headers } = await post(GET_ACTIONS, request, {});
    const widget = body as Body;
    assert.is(status, 200);
    assert.ok(is(widget, Widget()));
    assert.is(widget.widgetRequestId, 'wr-petition');
    assert.is(widget.publisherName, 'The Harbor Gazette');
    assert.is(widget.embedType, 3);
    assert.is(widget.articleUrlTracking, 'https://a.example/?x=1');
    assert.is(widget.endUserLocation, null);
    assert.is(headers['cache-control'], 'no-store');
  }));

test('answers the same widget by its preview id', () =>
  withServer(async ({ post }) => {
    const { body } = await post(GET_ACTIONS, { widgetPreviewId: 'pv-poll' }, {});
    assert.is((body as Body).widgetRequestId, 'wr-poll');
  }));

for (const articleUrl of [
  ARTICLE,
  `${ARTICLE}?utm_source=x&fbclid=1#top`,
  ARTICLE.replace('https', 'http').slice(0, -1),
  ARTICLE.replace('https://', 'https://www.'),
  ARTICLE.replace('.example/', '.example:443/'),
])
  test(`finds the widget of ${articleUrl}`, () =>
    withServer(async ({ post }) => {
      const { body } = await post(GET_ACTIONS, { articleUrl }, {});
      assert.is((body as Body).widgetRequestId, 'wr-petition');
    }));

for (const host of ['harborgazette.example', 'www.harborgazette.example', 'www.labahia.example'])
  test(`answers no cards for an article of ${host} without a widget, and names the publisher`, () =>
    withServer(async ({ post }) => {
      const { status, body } = await post(GET_ACTIONS, { articleUrl: `https://${host}/other` }, {});
      assert.is(status, 200);
      assert.equal((body as Body).cards, []);
      assert.is((body as Body).widgetId, 0);
      assert.is((body as Body).publisherKey, host.includes('labahia') ? 'la-bahia' : 'harbor-gazette');
    }));

const ENDLESS = `${ARTICLE}?x=${'1'.repeat(3_000)}`;

for (const articleUrl of ['https://stranger.example/', 'file:///article.html', 'not an address', ENDLESS])
  test(`answers no cards for ${articleUrl.slice(0, 80)}`, () =>
    withServer(async ({ post }) => {
      const { status, body } = await post(GET_ACTIONS, { articleUrl }, {});
      assert.is(status, 200);
      assert.equal((body as Body).cards, []);
    }));

for (const request of [{ widgetRequestId: 'wr-none' }, { widgetPreviewId: 'pv-none' }, { widgetRequestId: 12 }])
  test(`does not know ${JSON.stringify(request)}`, () =>
    withServer(async ({ post }) => {
      const { status, body } = await post(GET_ACTIONS, request, {});
      assert.is(status, 404);
      assert.equal(body, { error: 'Unknown widget' });
    }));

for (const request of [{}, { widgetRequestId: 'wr-poll', articleUrl: ARTICLE }])
  test(`refuses ${JSON.stringify(request)}`, () =>
    withServer(async ({ post }) => {
      const { status, body } = await post(GET_ACTIONS, request, {});
      assert.is(status, 400);
      assert.ok(Object.keys((body as { errors: object }).errors).length === 1);
    }));

test('gives the same answer to a widget request with and without a key', () =>
  withServer(async ({ post }) => {
    const { status } = await post(GET_ACTIONS, { widgetRequestId: 'wr-es' }, { 'idempotency-key': 'anything' });
    assert.is(status, 200);
  }));

test('gives each answer of the poll a follow-up', () =>
  withServer(async ({ post }) => {
    const { body } = await post(GET_ACTIONS, { widgetRequestId: 'wr-poll' }, {});
    const orders = (body as unknown as { cards: { order: Record<string, unknown> }[] }).cards.map(({ order }) => [
      order.type,
      order.dependentResultId,
    ]);
    assert.equal(orders, [
      ['Nominal', undefined],
      ['Conditional', 1],
      ['Conditional', 2],
      ['Nominal', undefined],
    ]);
  }));

test.run();
