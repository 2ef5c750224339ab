import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findWordPress } from '../../../../scripts/programs/wordpress.ts';
import { frameOf, measureLayoutShift, waitForText } from '../../../e2e/support/browser/page.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { freePort } from '../../../e2e/support/server.ts';
import { skipUnless } from '../../../support/skip.ts';
import { waitUntil } from '../../../support/wait.ts';
import {
  chooseWidget,
  logIn,
  openEditor,
  press,
  previewHeight,
  previewIn,
  publish,
  setServer,
} from './support/admin.ts';
import { inPhp, PLUGIN_FILE, type Site, startSite } from './support/site.ts';

/** The plugin in a real WordPress. Each test finds it active, and with our server's address. */

const wordpress = findWordPress();
const onSite = skipUnless(wordpress, 'WordPress, PHP and MariaDB are not here, nor to be had');

/** A test which also fails if PHP remarks. Not as a hook: uvu runs those again after a failure, and would lose its error. */
const onWordPress = (title: string, body: () => Promise<void>) =>
  onSite(title, async () => {
    let remarks: string[] = [];
    await body().finally(() => {
      remarks = site.remarks();
    });
    assert.equal(remarks, [], 'PHP has remarks');
  });

/** Its address is the one by which it was asked: PHP knows no names of other machines that end with `.localhost`. */
const product = withProduct(test, { tracking: true, server: async () => ({ publicOrigin: undefined }) });
const server = () => product.widgetOrigin.replace('widget.localhost', '127.0.0.1');

/** What the poll needs where there is room, and on a phone. */
const SIZES: [width: number, height: number][] = [
  [1280, 362],
  [375, 533],
];

const POLL = 'What should become of Pier 9?';
let site: Site;
let page: Page;

if (wordpress) {
  test.before(async () => {
    site = await startSite(wordpress, await freePort());
    page = await product.browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await logIn(page, site);
  });
  test.before.each(() => site.activate(server()));
  test.after(() => site?.close());
}

const deactivate = `require ABSPATH . 'wp-admin/includes/admin.php'; deactivate_plugins( '${PLUGIN_FILE}' );`;

const option = () => site.run("echo get_option( 'civic_action_server', 'none' );");

const loaders = (from: Page) =>
  from.$$eval('script[src$="/loader.js"]', (scripts) =>
    scripts.map((script) => ({ async: script.async, crossOrigin: script.crossOrigin })),
  );

/** Opens a post as its readers do. */
async function read(address: string, width = 1280): Promise<Page> {
  const context = await product.browser.createBrowserContext();
  const reader = await context.newPage();
  await reader.setViewport({ width, height: 800 });
  await reader.goto(address);
  return reader;
}

/** The kind of embedding by which the block's preview asks; our loader has others. */
const PREVIEW = 5;

const sent = () => product.server.db.selectFrom('activities').select('embedType').execute();

const leave = (reader: Page) => reader.browserContext().close();

async function showsPoll(reader: Page): Promise<void> {
  await waitForText(await frameOf(reader, '[data-civic-action]'), POLL);
  await waitUntil(async () => (await reader.$('[data-civic-action] a')) === null);
}

onWordPress('is activated, and leads to its settings', async () => {
  await site.run(deactivate);
  await page.goto(`${site.origin}/wp-admin/plugins.php`);
  await press(page, '#activate-civic-action');
  await press(page, 'a[href$="options-general.php?page=civic-action"]');
  assert.is(await page.$eval('h1', ({ textContent }) => textContent), 'Civic Action');
});

onWordPress('tells an author what is missing, and a reader nothing', async () => {
  await site.run("delete_option( 'civic_action_server' );");
  const address = await site.write('[civic_action id="wr-poll"]');
  await page.goto(address);
  await waitForText(page, 'enter the address of your server');
  const reader = await read(address);
  assert.not.match(await reader.content(), /civic.action/i);
  await leave(reader);
});

const ORIGINS: [typed: string, origin: string][] = [
  ['https://Widgets.Example/share/wr-poll?x=1#y', 'https://widgets.example'],
  [' https://widgets.example:443 ', 'https://widgets.example'],
  ['https://widgets.example:8443/', 'https://widgets.example:8443'],
  ['http://localhost:4620', 'http://localhost:4620'],
  ['http://widgets.localhost', 'http://widgets.localhost'],
  ['http://[::1]:4620', 'http://[::1]:4620'],
  ['http://widgets.example', ''],
  ['http://localhost.example', ''],
  ['ftp://localhost', ''],
  ['javascript://localhost/%0aalert(1)', ''],
  ['https://me:secret@widgets.example', ''],
  ['https://widgets.example"><script>', ''],
  ['https://', ''],
  ['widgets.example', ''],
];

onWordPress('takes a server’s address by https, or on this machine', async () => {
  const list = ORIGINS.map(([typed]) => inPhp(typed)).join(', ');
  const found = await site.run(`echo json_encode( array_map( 'CivicAction\\origin_of', array( ${list} ) ) );`);
  assert.equal(
    JSON.parse(found),
    ORIGINS.map(([, origin]) => origin),
  );
});

onWordPress('refuses another address, and keeps the last one', async () => {
  assert.equal(await setServer(page, site, 'http://widgets.example'), [
    'Enter a web address with https, such as https://widgets.example.',
  ]);
  assert.is(await option(), server());
});

onWordPress('warns once of an address where no server answers', async () => {
  const said = await setServer(page, site, 'https://127.0.0.1:9/');
  assert.equal(said.length, 1);
  assert.match(said.join(), /no Civic Action server answers at https:\/\/127\.0\.0\.1:9\./);
});

onWordPress('keeps the origin of what was entered', async () => {
  await site.run("delete_option( 'civic_action_server' );");
  assert.equal(await setServer(page, site, ` ${server().toUpperCase()}/share/wr-poll?x=1 `), ['Settings saved.']);
  assert.is(await option(), server());
});

onWordPress(
  'shows the block’s widget in the editor, which sends nothing, and in the post, where nothing moves',
  async () => {
    const canvas = await openEditor(page, site);
    await chooseWidget(canvas, `${server()}/share/wr-poll`);
    const preview = await previewIn(canvas);
    await waitForText(preview, POLL);
    await waitForText(preview, 'Preview: nothing is sent or counted');
    for (const [width, height] of SIZES) {
      await page.setViewport({ width, height: 800 });
      await waitUntil(async () => (await previewHeight(canvas)) === height);
    }
    await page.setViewport({ width: 1280, height: 800 });
    const address = await publish(page);
    for (const [width, height] of SIZES) {
      const reader = await read(address, width);
      await showsPoll(reader);
      assert.is(await reader.$eval('[data-civic-action]', (each) => each.getBoundingClientRect().height), height);
      // A theme whose own fonts come late moves a little.
      assert.ok((await measureLayoutShift(reader)).unexpected < 0.001);
      assert.equal(await loaders(reader), [{ async: true, crossOrigin: 'anonymous' }]);
      // What the post sends comes, so what the preview sent before would have come too.
      await waitUntil(async () => (await sent()).length > 0);
      await leave(reader);
    }
    assert.not((await sent()).some(({ embedType }) => embedType === PREVIEW));
  },
);

onWordPress('holds the place with a link where scripts don’t run', async () => {
  const reader = await read(site.origin);
  await reader.setJavaScriptEnabled(false);
  for (const [width, height] of SIZES) {
    await reader.setViewport({ width, height: 800 });
    await reader.goto(await site.write('[civic_action id="wr-poll"]Vote on the pier[/civic_action]'));
    const link = await reader.$eval('[data-civic-action] a', (each) => ({
      text: each.textContent,
      href: (each as HTMLAnchorElement).href,
      height: each.getBoundingClientRect().height,
    }));
    assert.equal(link, { text: 'Vote on the pier', href: `${server()}/share/wr-poll`, height });
  }
  await leave(reader);
});

onWordPress('an author without special rights writes all three, and one script serves them', async () => {
  const author = await site.run(
    "echo wp_insert_user( array( 'user_login' => 'ada', 'user_pass' => 'x', 'role' => 'author' ) );",
  );
  const content = [
    '<!-- wp:civic-action/widget {"id":"wr-poll","sponsored":true} /-->',
    '[civic_action id="wr-poll" loading="lazy" width="500" consent="none" onclick="x" notice]',
    `${server()}/share/wr-poll?utm_source=x`,
  ].join('\n\n');
  // As when an author saves: WordPress then removes what they must not write.
  const address = await site.write(content, `wp_set_current_user( ${author} ); kses_init();`);
  const markup = await site.ask(address);
  const placements = [...markup.matchAll(/<div (data-civic-action .*?) style=/g)].map(([, attributes]) => attributes);
  assert.equal(placements, [
    'data-civic-action data-widget-request-id="wr-poll" data-sponsored data-loading="eager" class="wp-block-civic-action-widget"',
    'data-civic-action data-widget-request-id="wr-poll" data-notice data-loading="lazy" data-width="500"',
    'data-civic-action data-widget-request-id="wr-poll"',
  ]);
  const reader = await read(address);
  await showsPoll(reader);
  assert.is((await reader.$$('[data-civic-action]')).length, 3);
  assert.is((await loaders(reader)).length, 1);
  await leave(reader);
});

onWordPress('takes readers’ consent from who may write any HTML, and a refusal from anybody', async () => {
  const author = await site.run(
    "echo wp_insert_user( array( 'user_login' => 'bea', 'user_pass' => 'x', 'role' => 'author' ) );",
  );
  for (const [user, consent, isTaken] of [
    [author, 'granted', false],
    [author, 'required', true],
    [author, 'denied', true],
    ['1', 'granted', true],
  ] as const) {
    const as = `wp_set_current_user( ${user} ); kses_init();`;
    const markup = await site.ask(await site.write(`[civic_action id="wr-poll" consent="${consent}"]`, as));
    assert.match(markup, 'data-widget-request-id="wr-poll"');
    assert.is(markup.includes(`data-consent="${consent}"`), isTaken, `${user} ${consent}`);
  }
});

onWordPress('what somebody types as an id stays text', async () => {
  const markup = await site.run(
    `echo do_shortcode( '[civic_action id="x&quot; onload=alert(1)"]' ), do_shortcode( "[civic_action id='a\\"><script>']" ), do_shortcode( '[civic_action id="wr-é" design_variant="<b>&quot;"]' );`,
  );
  assert.not.match(markup, /<script|<b>|onload/);
  assert.match(markup, /data-widget-request-id="wr-é"/);
});

onWordPress('a page without widgets has no script of ours', async () => {
  const reader = await read(
    await site.write(`An ordinary post, and https://elsewhere.example/share/wr-poll in a sentence.`),
  );
  assert.equal(await loaders(reader), []);
  assert.is(await reader.$('[data-civic-action]'), null);
  await leave(reader);
});

onWordPress('feeds have the link alone', async () => {
  await site.write('[civic_action id="wr-poll"]');
  const feed = await site.ask(`${site.origin}/?feed=rss2`);
  assert.match(feed, new RegExp(`<p><a href="${server()}/share/wr-poll">Take action</a></p>`));
  assert.not.match(feed, /data-civic-action/);
});

onWordPress('WordPress trusts the server’s oEmbed', async () => {
  const html = await site.run(`echo wp_oembed_get( '${server()}/share/wr-poll' );`);
  assert.match(html, `src="${server()}/widget/?widgetRequestId=wr-poll&amp;embedType=5"`);
  assert.match(html, 'allow="camera;');
  assert.not.match(html, /sandbox/);
});

onWordPress('the editor shows a pasted link as a frame that counts nothing', async () => {
  const html = await site.run(`wp_set_current_user( 1 );
    $request = new WP_REST_Request( 'GET', '/oembed/1.0/proxy' );
    $request->set_param( 'url', '${server()}/share/wr-poll' );
    echo rest_do_request( $request )->get_data()->html;`);
  assert.match(html, /^<iframe [^>]*&amp;mode=ab4e-preview"[^>]*><\/iframe>$/);
});

onWordPress('leaves nothing behind when it is deleted', async () => {
  await site.run(`${deactivate} delete_plugins( array( '${PLUGIN_FILE}' ) );`);
  assert.is(await option(), 'none');
  assert.is(
    await site.run(
      'global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE \'%civic%\'" );',
    ),
    '0',
  );
  assert.not(readdirSync(join(site.content, 'plugins')).includes('civic-action'));
});

test.run();
