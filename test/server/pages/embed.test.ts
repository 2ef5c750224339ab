import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeToken } from '../../../server/access/tokens.ts';
import { hashSource } from '../../../server/http/content-policy.ts';
import { WAYS } from '../../../server/pages/embed/choices.ts';
import { type TestServer, withServer } from '../support/server.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../server/pages/embed/script.js'), 'utf8');

test('says what else WordPress, AMP and feeds take', () =>
  withServer(async ({ app }) => {
    const body = async (way: string) => (await app.inject(`/embed?widget=wr-poll&way=${way}`)).body;
    assert.match(await body('address'), '<a href="/civic-action-wordpress.zip">');
    assert.match(await body('amp'), 'custom-element=&quot;amp-iframe&quot;');
    const feed = /<a href="([^"]+\/feed)">/.exec(await body('feed'))?.[1] ?? '';
    assert.is((await app.inject(feed)).statusCode, 200);
  }));

test('tries out what the snippet says, and no option that it leaves out', () =>
  withServer(async ({ app }) => {
    const tried = async (way: string) =>
      /<iframe src="([^"]+)" title="The widget"/.exec(
        (await app.inject(`/embed?widget=wr-poll&way=${way}&notice=true`)).body,
      )?.[1];
    assert.match((await tried('alone')) ?? '', 'notice=true');
    assert.not.match((await tried('address')) ?? '', 'notice');
  }));

test('says which options have no effect', () =>
  withServer(async ({ app }) => {
    const body = async (query: string) => (await app.inject(`/embed?widget=wr-poll&${query}`)).body;
    assert.match(await body('way=alone&dataLayer=true'), 'Without effect here: “Push events to the page’s dataLayer”.');
    assert.match(await body('way=feed&sponsored=true'), 'Without effect here: “Sponsored');
    assert.not.match(await body('way=script&dataLayer=true&sponsored=true'), 'Without effect here');
  }));

test('previews what is chosen, in its size', () =>
  withServer(async ({ app }) => {
    const shown = async (query: string) =>
      /<iframe src=.*?>/.exec((await app.inject(`/embed?widget=wr-poll&${query}`)).body)?.[0] ?? '';
    assert.match(await shown(''), /width="620" height="362" class="flexible"/);
    assert.match(await shown('notice=true'), /height="386" class="flexible notice"/);
    assert.match(await shown('width=300&consent=denied'), /consent=denied.* width="300" height="533" class="fixed"/);
    assert.match(await shown('mode=ab4e-preview'), 'mode=ab4e-preview');
    assert.match(await shown('way=article'), 'mode=ab4e-test');
    assert.is(await shown('way=feed'), '');
  }));

test('lists widgets to whoever has access to dashboards, each publisher’s its own', () =>
  withServer(
    async ({ app, db }) => {
      const now = new Date('2026-11-20T12:00:00Z');
      const listedFor = async (publisherId: string | null | undefined) => {
        const made =
          publisherId === undefined ? null : await makeToken(db, now, { name: 'x', publisherId, expiresAt: null });
        const { body, headers } = await app.inject({
          url: '/embed',
          headers: made ? { authorization: `Bearer ${made.token}` } : {},
        });
        return [[...body.matchAll(/<option value="(wr-[\w-]+)"/g)].length, headers['cache-control']];
      };
      assert.equal(await listedFor(undefined), [0, 'no-cache, no-transform']);
      const [all, cache] = await listedFor(null);
      const [own] = await listedFor('2');
      assert.is(cache, 'private, no-store');
      assert.ok(Number(all) > Number(own) && Number(own) > 0, `${all} ${own}`);
    },
    { clock: () => new Date('2026-11-20T12:00:00Z'), publicOrigin: 'https://widgets.example' },
  ));

test('shows an existing widget, and says that another is unknown', () =>
  withServer(async ({ app }) => {
    const found = await app.inject('/embed?widget=wr-poll');
    assert.is(found.statusCode, 200);
    assert.match(found.body, 'widgetRequestId=wr-poll&amp;embedType=5&amp;mode=ab4e-test" title="The widget"');
    for (const id of ['wr-pol', '%00', '%3Cb%3E']) {
      const { statusCode, body } = await app.inject(`/embed?widget=${id}`);
      assert.is(statusCode, 200);
      assert.match(body, 'No widget has the id');
      assert.not.match(body, '<b>');
    }
  }));

test('shows a snippet at once on a trial', () =>
  withServer(
    async ({ app }) => {
      const { body } = await app.inject('/embed');
      assert.match(body, /<option value="wr-[\w-]+" selected>/);
      assert.match(body, '&lt;div data-civic-action data-widget-request-id=&quot;');
    },
    { gallery: true },
  ));

test('asks for a widget where none is named, and has nothing to copy before', () =>
  withServer(
    async ({ app }) => {
      const { body } = await app.inject('/embed');
      assert.match(body, /<input id="widget" form="choices" name="widget" value="" /);
      assert.match(body, '<button form="choices">Show</button>');
      assert.match(body, 'Enter the id of a widget to see it here, and to get its snippet.');
      assert.not.match(body, /<pre|<iframe/);
      assert.match((await app.inject('/embed?way=article')).body, '&lt;div data-civic-action&gt;&lt;/div&gt;');
    },
    { gallery: false },
  ));

test('runs its own script alone, which asks for nothing but this page', () =>
  withServer(async ({ app }) => {
    const allowed = ` script-src ${hashSource(SCRIPT)};`;
    for (const way of Object.keys(WAYS)) {
      const { headers, body } = await app.inject(`/embed?widget=wr-poll&way=${way}`);
      assert.match(
        String(headers['content-security-policy']),
        /^default-src 'none'; connect-src 'self'; frame-src 'self'/,
      );
      assert.match(String(headers['content-security-policy']), allowed);
      assert.is(body.match(/<script/g)?.length, 1);
      assert.match(body, `<script>${SCRIPT}</script>`);
    }
  }));

test('does not list the widgets on the internet', async () => {
  const idsFor = async (gallery: boolean) => {
    let body = '';
    const ask = async ({ app }: TestServer) => {
      ({ body } = await app.inject('/embed'));
    };
    await withServer(ask, { gallery });
    return body.match(/<option value="wr-/g)?.length ?? 0;
  };
  assert.is(await idsFor(false), 0);
  assert.ok((await idsFor(true)) > 5);
});

test.run();
