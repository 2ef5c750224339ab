import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { blocks, read } from '../../support/documents.ts';
import { consoleErrors, frameOf, waitForText } from '../support/browser/page.ts';
import { withArticle } from '../support/hosts/article.ts';
import { withProduct } from '../support/product.ts';

/** The snippets of README and guide, in a page without other styles. */

const [shortest = ''] = blocks(read('README.md'), 'html');
const SNIPPETS = blocks(read('docs/publishers.md'), 'html');
const [frameFirst = '', sponsored = ''] = SNIPPETS;
const plain = SNIPPETS.find((snippet) => snippet.startsWith('<iframe')) ?? '';
const ownPlacement = SNIPPETS.find((snippet) => /<script[^>]* data-widget-request-id/.test(snippet)) ?? '';

const product = withProduct(test);
const articleOf = withArticle(test, (body) => `<div id="here">${body}</div>`);

async function open(snippet: string) {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 800, height: 700 });
  await page.goto(articleOf(snippet.replaceAll('https://widgets.example', product.widgetOrigin)));
  await waitForText(await frameOf(page, '#here'), 'Bring back the 11:40 ferry');
  return page;
}

const withoutScript = (snippet: string) => snippet.replace(/<script[\s\S]*<\/script>/, '');

for (const [name, snippet] of [
  ['the README’s', shortest],
  ['frame first', frameFirst],
  ['frame first, where scripts do not run', withoutScript(frameFirst)],
  ['the script’s own frame', sponsored],
  ['the script as its own placement', ownPlacement],
  ['a frame without the script', plain],
] as const)
  test(`${name}: shows the widget at exactly 362 px`, async () => {
    const page = await open(snippet);
    const height = await page.$eval('#here', (place) => place.getBoundingClientRect().height);
    assert.is(height, 362);
    await page.close();
  });

test('the page that writes snippets shows the widget, and its snippets work', async () => {
  const page = await product.browser.newPage();
  const errors = consoleErrors(page);
  await page.goto(`${product.widgetOrigin}/embed?widget=wr-petition&way=script&loading=true`);
  await waitForText(await frameOf(page, 'main'), 'Bring back the 11:40 ferry');
  const [snippet = ''] = await page.$$eval('pre', (all) => all.map(({ textContent }) => textContent ?? ''));
  await product.browser
    .defaultBrowserContext()
    .overridePermissions(product.widgetOrigin, ['clipboard-sanitized-write']);
  await page.click('[data-copies=code]');
  await page.waitForFunction(() => document.querySelector('[data-copies=code]')?.textContent === 'Copied');
  assert.equal(errors, []);
  await page.close();
  await (await open(snippet)).close();
});

test.run();
