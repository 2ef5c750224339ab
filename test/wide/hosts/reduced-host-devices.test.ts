import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Host } from '../../../server/demo/hosts/host.ts';
import { HOSTS } from '../../../server/demo/hosts/table.ts';
import { frameOf, waitForText } from '../../e2e/support/browser/page.ts';
import { withHostPages } from '../../e2e/support/hosts/host-pages.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { copyContent } from '../../server/support/content.ts';
import { waitUntil } from '../../support/wait.ts';

/** Posts on X and recordings in WordPress's sandbox: only after the reader's press is it known that they can't go on there. */

/** To nobody's lawmakers, so that no address is asked. */
const POST = {
  widgetRequestId: 'wr-post',
  widgetId: 'post',
  publisherId: 1,
  cards: [
    {
      id: 1,
      type: 'seesOne',
      actions: [{ id: 1, type: 'tweet', title: 'Say it in public', details: { text: 'Fund the crossings.' } }],
    },
  ],
};

const content = copyContent();
content.write('widgets/post.json', JSON.stringify(POST));
test.after(content.remove);

const product = withProduct(test, {
  tracking: true,
  args: ['--force-prefers-reduced-motion'],
  server: async () => ({ contentDir: content.dir }),
});
const pages = withHostPages(test, product);
const wordPress = HOSTS.find(({ slug }) => slug === 'wordpress') as Host;

async function open(id: string) {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 700, height: 600 });
  await page.goto(pages.address(wordPress, id));
  const frame = await frameOf(page, '#here');
  /** By keyboard, which the browser takes for the reader's own press, and which gives the frame the focus. */
  const press = async (selector: string) => {
    await frame.waitForSelector(selector);
    await frame.focus(selector);
    await page.keyboard.press('Enter');
  };
  return { page, frame, press };
}

const main = (route: string) => `[data-route="${route}"] [data-big-button]:not([aria-disabled])`;

test('a post on X is written in the sandbox, and its address is there to copy', async () => {
  const { page, frame, press } = await open('wr-post');
  await press(main('/tweet/start'));
  await frame.waitForSelector('[data-route="/tweet"] [name="message"]');
  await frame.type('[name="message"]', ' Now.');
  await press(main('/tweet'));
  await waitForText(frame, 'No window opened. Copy this link instead:');
  const link = new URL(await frame.$eval('input[readonly]', (field) => (field as HTMLInputElement).value));
  assert.is(link.host, 'x.com');
  assert.match(link.searchParams.get('text') ?? '', /Fund the crossings\./);
  assert.match(link.searchParams.get('text') ?? '', /Now\./);
  await press('a[href$="/share/wr-post"]');
  await waitUntil(() => page.url() === `${product.widgetOrigin}/share/wr-post`);
  await page.close();
});

test('a recording leads to the share page once the sandbox has refused the camera', async () => {
  const { page, frame, press } = await open('wr-recordvideo');
  await press(main('/recordvideo/start'));
  await frame.waitForSelector('[data-route="/recordvideo"] .ca-record-file');
  await press(main('/recordvideo'));
  await frame.waitForSelector('[role="alert"]');
  await press('a[href$="/share/wr-recordvideo"]');
  await waitUntil(() => page.url() === `${product.widgetOrigin}/share/wr-recordvideo`);
  await page.close();
});

test.run();
