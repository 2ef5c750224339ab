import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FiltersEngine, Request } from '@ghostery/adblocker';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Options } from '../../loader/protocol.ts';
import { sharePage } from '../../server/pages/share/page.ts';
import { calls } from '../../widget/core/api/calls.ts';
import type { WireWidget } from '../../widget/core/api/wire.ts';
import { withDom } from '../support/dom.ts';
import { skipUnless } from '../support/skip.ts';

/**
 * Checks the product's URLs with a blocker's engine and current lists. The lists are GPL-3 and CC BY-SA, so they are
 * not in the repository: they are read from Debian's uBlock Origin package, or from BLOCK_LISTS.
 */
const FOLDER =
  process.env.BLOCK_LISTS ??
  '/usr/share/mozilla/extensions/{ec8030f7-c20a-464f-9b0e-13a3a9e97384}/uBlock0@raymondhill.net/assets';
const LISTS = [
  'thirdparties/easylist/easylist.txt',
  'thirdparties/easylist/easyprivacy.txt',
  'ublock/filters.min.txt',
  'ublock/privacy.min.txt',
].map((name) => join(FOLDER, name));
const onLists = skipUnless(LISTS.every(existsSync), 'no block lists: install webext-ublock-origin-firefox');

const ORIGIN = 'https://widgets.example.org';
const PAGE = 'https://news.example.com/2026/';

withDom(test, { url: PAGE });

let engine: FiltersEngine;
let addressOf: (options: Options) => string;

test.before(async () => {
  if (!LISTS.every(existsSync)) return;
  Reflect.set(globalThis, '__ORIGIN__', ORIGIN);
  ({ addressOf } = await import('../../loader/frame.ts'));
  engine = FiltersEngine.parse(LISTS.map((file) => readFileSync(file, 'utf8')).join('\n'));
});
test.after(() => void Reflect.deleteProperty(globalThis, '__ORIGIN__'));

type Type = 'sub_frame' | 'script' | 'xmlhttprequest' | 'stylesheet' | 'image';

/** The rule that blocks a URL. */
const ruleOf = (url: string, type: Type) => {
  const { match, filter } = engine.match(Request.fromRawDetails({ url, sourceUrl: PAGE, type }));
  return match ? (filter?.toString() ?? 'a rule') : null;
};

const ARTICLES = [
  '?utm_source=x&utm_content=banner_300x250_a',
  'photo-728x90.html',
  'summer_300x250_.html',
  'why-banner-ads-fail',
  'the-web-advert-that-failed?utm_campaign=x-160x600-y',
  'a_reklama_b?utm_medium=_ad_',
  'size.468x60.html',
].map((path) => PAGE + path);

for (const article of ARTICLES)
  onLists(`shows a share page with ${new URL(article).search || 'no query'} in a frame that no list blocks`, () => {
    const { search } = new URL(article);
    const widget = { widgetRequestId: 'wr', cards: [], languageLocale: 'en-US' } as unknown as WireWidget;
    const page = sharePage({
      widget,
      origin: ORIGIN,
      path: '/share/wr',
      query: search,
      theme: '',
      picture: null,
      imagesBase: `${ORIGIN}/images/`,
      now: new Date(),
    });
    const [, address = ''] = /<iframe src="([^"]*)"/.exec(page) ?? [];
    assert.match(address, `${ORIGIN}/widget/`);
    assert.is(ruleOf(address.replaceAll('&amp;', '&'), 'sub_frame'), null);
  });

const options = (article: string, more: object): Options => ({
  consent: 'auto',
  articleUrlTracking: article,
  adCampaign: 'banner_300x250',
  adNetworkDomain: 'ads-728x90.example',
  ...more,
});

for (const article of ARTICLES)
  onLists(`asks for a frame that no list blocks on ${article}`, () => {
    for (const byArticle of [
      addressOf(options(article, { embedType: 1, articleUrl: article })),
      addressOf(options(article, { designVariant: 'a', embedType: 1, articleUrl: article })),
    ]) {
      assert.is(ruleOf(byArticle, 'sub_frame'), null);
      assert.is(new URL(byArticle).searchParams.get('articleUrl'), article);
    }
    const byId = addressOf(options(article, { widgetRequestId: 'wr-petition', embedType: 3, sponsored: 'true' }));
    assert.is(ruleOf(byId, 'sub_frame'), null);
  });

onLists('would be blocked with most of these addresses as they stand', () => {
  const asTheyStand = ARTICLES.map(
    (articleUrl) => `${ORIGIN}/widget/?${new URLSearchParams({ articleUrl, mode: 'x' })}`,
  );
  const blocked = asTheyStand.filter((url) => ruleOf(url, 'sub_frame'));
  assert.ok(blocked.length > ARTICLES.length / 2, blocked.join('\n'));
});

onLists('baits with what the lists block, and controls with what they do not', () => {
  assert.ok(ruleOf(`${ORIGIN}/up.txt?/ads?id=_468x60_728x90.`, 'xmlhttprequest'));
  assert.is(ruleOf(`${ORIGIN}/up.txt`, 'xmlhttprequest'), null);
});

onLists('calls the API by addresses that no list blocks', () => {
  const paths = Object.values(calls).map(({ path }) => path);
  assert.ok(paths.length > 20);
  assert.equal(
    paths.filter((path) => ruleOf(`${ORIGIN}/api/${path}`, 'xmlhttprequest')),
    [],
  );
});

for (const [path, type] of [
  ['/loader.js', 'script'],
  ['/v0.1.0/loader.js', 'script'],
  ['/watch.js', 'script'],
  ['/v0.1.0/watch.js', 'script'],
  ['/native.js', 'script'],
  ['/native/?widgetRequestId=wr-petition&embedType=2', 'xmlhttprequest'],
  ['/widget/n-ABCDEFGH.js', 'script'],
  ['/widget/index-ABCDEFGH.js', 'script'],
  ['/widget/c-ABCDEFGH.js', 'script'],
  ['/widget/style-ABCDEFGH.css', 'stylesheet'],
  ['/widget/tag.html', 'sub_frame'],
  ['/flags/us.svg', 'image'],
  ['/images/7.jpg', 'image'],
] as const)
  onLists(`serves ${path}, which no list blocks`, () => assert.is(ruleOf(ORIGIN + path, type), null));

test.run();
