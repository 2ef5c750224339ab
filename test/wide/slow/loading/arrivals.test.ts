import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { arrivalOf } from '../../../../server/figures/facts.ts';
import { nativePlacement, withNativePages } from '../../../e2e/support/native/native.ts';
import { type Product, withProduct } from '../../../e2e/support/product.ts';
import { startServer } from '../../../e2e/support/server.ts';
import { waitUntil } from '../../../support/wait.ts';

/** What the built frame says of how it came, and the loader of how its page was opened, as the server stores it. */

// A page that comes back whole has told its times already.
const product = withProduct(test, { args: ['--disable-features=BackForwardCache'] });
const pages = withNativePages(test, product);

/** One whose frames come without a first card. */
const bare = {} as Product & { close: () => Promise<void> };
test.before(async () => {
  Object.assign(bare, await startServer({ firstCards: false }), { browser: product.browser });
});
test.after(() => bare.close?.());
const barePages = withNativePages(test, bare);

let articles = 0;
const nextArticle = () => `https://news.example/arrivals/${++articles}`;

const timingsOf = ({ server }: Product, article: string) =>
  server.db.selectFrom('timings').selectAll().where('articleUrlTracking', '=', article).orderBy('id').execute();

const made = (_: Product, more: string) => `<div data-civic-action data-widget-request-id="wr-poll" ${more}></div>`;
const inHtml = ({ widgetOrigin }: Product, more: string) =>
  `<div data-civic-action ${more}><iframe src="${widgetOrigin}/widget/?widgetRequestId=wr-poll&embedType=3" width="620" height="362" style="border:0"></iframe></div>`;
const native = (_: Product, more: string) => nativePlacement('wr-poll', more);

for (const [title, whose, placement, arrival] of [
  ['a frame that the loader made, with its first card', product, made, 'loader card'],
  ['a frame that the loader made, without one', bare, made, 'loader'],
  ['a frame in the page’s HTML, with its first card', product, inHtml, 'page card'],
  ['a frame in the page’s HTML, without one', bare, inHtml, 'page'],
  ['a widget without a frame', product, native, 'native'],
] as const)
  test(`tells how it came: ${title}`, async () => {
    const article = nextArticle();
    const { page } = await (whose === bare ? barePages : pages).open(
      placement(whose, `data-article-url-tracking="${article}"`),
    );
    await waitUntil(async () => (await timingsOf(whose, article)).length > 0);
    await page.close();
    const [row, ...more] = await timingsOf(whose, article);
    assert.equal(more, []);
    assert.is(arrivalOf(row?.embedType ?? null, row?.arrival ?? null), arrival);
    assert.equal([row?.navigation, row?.device, row?.rate, row?.reason], ['navigate', 'desktop', null, null]);
    if (arrival === 'native') assert.is(row?.firstByte, null);
    else assert.ok(row?.cache === 'network' && Number(row.firstByte) > 0, JSON.stringify(row));
  });

test('tells that its page was reloaded, and that a reader came back to it', async () => {
  const article = nextArticle();
  const { page } = await pages.open(made(product, `data-article-url-tracking="${article}" data-timings-rate="1"`));
  const told = async (count: number) => waitUntil(async () => (await timingsOf(product, article)).length === count);
  await told(1);
  await page.reload();
  await told(2);
  await page.goto(`${product.publisherOrigin}/about`);
  await page.goBack();
  await told(3);
  await page.close();
  const rows = await timingsOf(product, article);
  assert.equal(
    rows.map(({ navigation }) => navigation),
    ['navigate', 'reload', 'back_forward'],
  );
  assert.equal(
    rows.map(({ rate }) => rate),
    [1, 1, 1],
  );
});

test.run();
