import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Host } from '../../../server/demo/hosts/host.ts';
import { HOSTS } from '../../../server/demo/hosts/table.ts';
import { html, raw } from '../../../server/pages/html.ts';
import { plainFrame } from '../../../server/pages/snippet.ts';
import { consoleErrors } from '../../e2e/support/browser/page.ts';
import { withHostPages } from '../../e2e/support/hosts/host-pages.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** Several widgets on a page that iframe-resizer sizes. */

const product = withProduct(test, { args: ['--force-prefers-reduced-motion'] });
const pages = withHostPages(test, product);

const start = {
  4: "iFrameResize({}, 'iframe')",
  5: "iframeResize({ license: 'GPLv3', waitForLoad: false }, 'iframe')",
};

const hostOf = (version: 4 | 5): Host => ({
  ...(HOSTS.find(({ slug }) => slug === `iframe-resizer-${version}`) as Host),
  markup: (place) => html`${plainFrame(place, 'first')}${plainFrame({ ...place, requestId: 'wr-petition' }, 'second')}
<script src="/js/iframe-resizer-${version}.js"></script>
<script>var resizers = ${raw(start[version])}</script>`,
});

const heightOf = (page: Page, id: string) => page.$eval(`#${id}`, (frame) => frame.getBoundingClientRect().height);

for (const version of [4, 5] as const)
  test(`iframe-resizer ${version} sizes two frames, of which one may be closed`, async () => {
    const page = await product.browser.newPage();
    const errors = consoleErrors(page);
    await page.goto(pages.address(hostOf(version), 'wr-poll', { width: 400 }));
    for (const id of ['first', 'second']) await waitUntil(async () => (await heightOf(page, id)) === 533);
    await page.evaluate(() => {
      const [first] = (window as unknown as { resizers: { iFrameResizer: { close(): void } }[] }).resizers;
      first?.iFrameResizer.close();
    });
    await waitUntil(async () => (await page.$('#first')) === null);
    await page.$eval('#here', (here) => (here as HTMLElement).style.setProperty('width', '600px'));
    await waitUntil(async () => (await heightOf(page, 'second')) === 362);
    assert.equal(errors, []);
    await page.close();
  });

test.run();
