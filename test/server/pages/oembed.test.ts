import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { asXml } from '../../../server/pages/oembed.ts';
import { BETWEEN, LATE, withHours } from '../support/hours.ts';
import { withServer } from '../support/server.ts';

const headers = { host: 'widgets.example' };
const PAGE = 'http://widgets.example/share/wr-petition';

const address = (query: Record<string, string>) => `/oembed?${new URLSearchParams(query)}`;

test('answers for a share page with a quote and one frame, and without a script', () =>
  withServer(async ({ app }) => {
    const { statusCode, headers: sent, body } = await app.inject({ url: address({ url: PAGE }), headers });
    assert.is(statusCode, 200);
    assert.match(String(sent['content-type']), /^application\/json/);
    assert.is(sent['access-control-allow-origin'], '*');
    assert.is(sent['cache-control'], 'public, max-age=3600');
    const { html, ...answer } = JSON.parse(body);
    assert.equal(answer, {
      version: '1.0',
      type: 'rich',
      title: 'Bring back the 11:40 ferry',
      provider_name: 'Civic Action',
      provider_url: 'http://widgets.example/',
      author_name: 'The Harbor Gazette',
      cache_age: 3600,
      width: 620,
      height: 362,
    });
    assert.is(
      html,
      '<blockquote><p><a href="http://widgets.example/share/wr-petition">Bring back the 11:40 ferry – Take action</a></p></blockquote>' +
        '<iframe src="http://widgets.example/widget/?widgetRequestId=wr-petition&amp;embedType=5" title="Bring back the 11:40 ferry" width="620" height="362" frameborder="0" style="border:0;display:block;max-width:100%;color-scheme:light" allow="camera; microphone; payment; clipboard-write; fullscreen; autoplay" allowfullscreen="allowfullscreen"></iframe>',
    );
  }));

for (const [asked, size] of [
  [{ maxwidth: '500' }, [500, 362]],
  [{ maxwidth: '479' }, [479, 533]],
  [{ maxwidth: '900', maxheight: '900' }, [620, 362]],
  [{ maxwidth: '400', maxheight: '300' }, [400, 300]],
  [{ maxwidth: '', dnt: '1', unknown: 'x' }, [620, 362]],
] as const)
  test(`obeys ${JSON.stringify(asked)}`, () =>
    withServer(async ({ app }) => {
      const { body } = await app.inject({ url: address({ url: PAGE, ...asked }), headers });
      const { width, height, html } = JSON.parse(body);
      assert.equal([width, height], size);
      assert.match(html, `width="${size[0]}" height="${size[1]}"`);
    }));

for (const [title, query, status] of [
  ['an address elsewhere', { url: 'http://other.example/share/wr-petition' }, 404],
  ['an unknown widget', { url: 'http://widgets.example/share/none' }, 404],
  ['a page that is no widget', { url: 'http://widgets.example/embed' }, 404],
  ['what is no address', { url: 'petition' }, 404],
  ['a broken escape', { url: 'http://widgets.example/share/%E0%A4%A' }, 404],
  ['a NUL', { url: 'http://widgets.example/share/%00' }, 404],
  ['another scheme', { url: 'ftp://widgets.example/share/wr-petition' }, 404],
  ['a preview', { url: 'http://widgets.example/widget/?widgetPreviewId=wp-petition' }, 401],
  ['another format', { url: PAGE, format: 'yaml' }, 501],
  ['no address', {}, 400],
  ['an invalid width', { url: PAGE, maxwidth: '-1' }, 400],
  ['an invalid height', { url: PAGE, maxheight: 'auto' }, 400],
] as [string, Record<string, string>, number][])
  test(`answers ${title} with ${status}`, () =>
    withServer(async ({ app }) => {
      const { statusCode, body, headers: sent } = await app.inject({ url: address(query), headers });
      assert.is(statusCode, status);
      assert.is(sent['access-control-allow-origin'], '*');
      assert.not.match(String(sent['cache-control']), 'max-age=3600');
      assert.type(JSON.parse(body).error, 'string');
    }));

test('says which addresses it knows, to an operator who has set another', async () => {
  const errorOf = async (publicOrigin: string | undefined) => {
    let body = '';
    await withServer(
      async ({ app }) => {
        ({ body } = await app.inject({ url: address({ url: 'https://other.example/share/wr-petition' }), headers }));
      },
      { publicOrigin },
    );
    return JSON.parse(body).error;
  };
  assert.match(
    await errorOf(undefined),
    'PUBLIC_ORIGIN is not set, so only addresses of the host widgets.example have',
  );
  assert.match(
    await errorOf('https://public.example'),
    'PUBLIC_ORIGIN is https://public.example, so only its addresses have',
  );
});

for (const url of [
  'https://widgets.example/share/wr-petition?utm_source=x#here',
  'http://widgets.example/share/wr-petition/feed',
  'http://widgets.example/widget/?widgetRequestId=wr-petition&embedType=4',
])
  test(`knows ${url}`, () =>
    withServer(async ({ app }) => {
      assert.is((await app.inject({ url: address({ url }), headers })).statusCode, 200);
    }));

test('keeps the options of the frame whose address is given, and makes room for them', () =>
  withServer(async ({ app }) => {
    const url =
      'http://widgets.example/widget/?widgetRequestId=wr-petition&embedType=3&consent=denied&notice=true&evil=1';
    const { html, ...size } = JSON.parse((await app.inject({ url: address({ url }), headers })).body);
    assert.match(
      html,
      'src="http://widgets.example/widget/?widgetRequestId=wr-petition&amp;embedType=5&amp;notice=true&amp;consent=denied"',
    );
    assert.equal([size.width, size.height], [620, 386]);
  }));

test('links with the widget’s own words where it has some', () =>
  withServer(async ({ app }) => {
    const { body } = await app.inject({ url: address({ url: 'http://widgets.example/share/wr-link' }), headers });
    assert.match(JSON.parse(body).html, ' – Open the budget</a></p></blockquote>');
  }));

test('answers in XML, to HEAD, and to GET alone', () =>
  withServer(async ({ app }) => {
    const url = address({ url: PAGE, format: 'xml' });
    const { headers: sent, body } = await app.inject({ url, headers });
    assert.is(sent['content-type'], 'text/xml; charset=utf-8');
    assert.match(body, '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n<version>1.0</version>');
    assert.match(body, '<html>&lt;blockquote&gt;');
    const head = await app.inject({ method: 'HEAD', url, headers });
    assert.equal([head.statusCode, head.body], [200, '']);
    assert.is((await app.inject({ method: 'POST', url, headers })).statusCode, 404);
  }));

test('leaves out of XML what XML can’t hold', () => {
  assert.match(asXml({ title: 'a\u0000<b>\uD800&😀' }), '<title>a&lt;b&gt;&amp;😀</title>');
});

test('is found from the share page, in its head and in its header', () =>
  withServer(async ({ app }) => {
    const { body, headers: sent } = await app.inject({ url: '/share/wr-petition', headers });
    const endpoint = 'http://widgets.example/oembed?url=http%3A%2F%2Fwidgets.example%2Fshare%2Fwr-petition';
    for (const [type, format] of [
      ['application/json', 'json'],
      ['text/xml', 'xml'],
    ]) {
      assert.match(
        body,
        `<link rel="alternate" type="${type}+oembed" href="${endpoint}&amp;format=${format}" title="Bring back the 11:40 ferry">`,
      );
      assert.match(String(sent.link), `<${endpoint}&format=${format}>; rel="alternate"; type="${type}+oembed"`);
    }
    assert.match(
      body,
      '<link rel="iframely app resizable camera microphone payment clipboard-write fullscreen" type="text/html" href="http://widgets.example/widget/?widgetRequestId=wr-petition&amp;embedType=4" media="(aspect-ratio: 620/362)"',
    );
  }));

test('is kept no longer than the widget is open', () =>
  withHours(['petition'], async ({ app }, setClock) => {
    const keptAt = async (time: string) => {
      setClock(time);
      const { headers: sent, body } = await app.inject({ url: address({ url: PAGE }), headers });
      assert.is(sent['cache-control'], `public, max-age=${JSON.parse(body).cache_age}`);
      return JSON.parse(body).cache_age;
    };
    assert.equal([await keptAt(BETWEEN), await keptAt('2026-11-20T08:59:30Z'), await keptAt(LATE)], [3600, 30, 3600]);
  }));

test.run();
