import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SCRIPT, stubFrame, waitForEvent, waitForHeard, withLoaderPages } from '../support/hosts/loader-pages.ts';

/** Tools that keep a frame's address back until it is near, or until the reader consents. */

const site = withLoaderPages(test);

const ADDRESS = '{widget}/widget/?widgetRequestId=wr-petition&amp;embedType=3';
const WAYS: [tool: string, attributes: string][] = [
  ['lazysizes', `data-src="${ADDRESS}" class="lazyload"`],
  ['WP Rocket', `src="about:blank" data-lazy-src="${ADDRESS}"`],
  ['a consent tool', `src="" data-cmp-src="${ADDRESS}"`],
];

for (const [tool, attributes] of WAYS)
  test(`waits for a frame whose address ${tool} holds back, and takes it when it comes`, async () => {
    const page = await site.open(
      `<div id="here" data-civic-action data-widget-request-id="wr-petition">
        <iframe ${attributes} width="620" height="362" style="border:0"></iframe></div>
      <div data-civic-action data-widget-request-id="wr-poll"></div>${SCRIPT}`,
    );
    // The other placement shows that the script has run.
    await page.waitForSelector('[data-civic-action]:not(#here) iframe');
    assert.is((await page.$$('#here iframe')).length, 1);
    assert.is(await page.$eval('#here', (each) => getComputedStyle(each).display), 'block');
    await page.$eval('#here iframe', (each) => {
      const held = Object.values((each as HTMLElement).dataset).find((text) => text?.includes('/widget/'));
      (each as HTMLIFrameElement).src = held ?? '';
    });
    const frame = await stubFrame(page);
    await waitForHeard(frame, 'visible');
    assert.is((await page.$$('#here iframe')).length, 1);
    await page.close();
  });

test('takes a frame that a tool puts in the place of its own', async () => {
  const page = await site.open(
    `<div id="here" data-civic-action><iframe data-src="${ADDRESS}" width="620" height="362"></iframe></div>${SCRIPT}`,
  );
  await page.$eval('#here iframe', (each) => {
    const frame = each.cloneNode() as HTMLIFrameElement;
    frame.src = frame.dataset.src ?? '';
    each.replaceWith(frame);
  });
  await waitForEvent(page, 'ready');
  assert.is((await page.$$('#here iframe')).length, 1);
  await page.close();
});

test.run();
