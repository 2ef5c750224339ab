import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findWordPress } from '../../../../scripts/programs/wordpress.ts';
import { frameOf, waitForText } from '../../../e2e/support/browser/page.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { freePort } from '../../../e2e/support/server.ts';
import { skipUnless } from '../../../support/skip.ts';
import { waitUntil } from '../../../support/wait.ts';
import { type Site, startSite } from './support/site.ts';

/** A real WordPress that knows nothing of us, with its own script around our frame. */

const wordpress = findWordPress();
const onWordPress = skipUnless(wordpress, 'WordPress, PHP and MariaDB are not here, nor to be had');
const product = withProduct(test, { server: async () => ({ publicOrigin: undefined }) });
const server = () => product.widgetOrigin.replace('widget.localhost', '127.0.0.1');

/** WordPress asks nothing of its own machine, and asks few ports. Elsewhere it needs no permission. */
const REACHABLE = `<?php
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', fn( $ports, $host, $url ) => array_merge( $ports, array( wp_parse_url( $url, PHP_URL_PORT ) ) ), 10, 3 );
`;

let site: Site;

if (wordpress) {
  test.before(async () => {
    site = await startSite(wordpress, await freePort());
    rmSync(join(site.content, 'plugins/civic-action'), { recursive: true });
    writeFileSync(join(site.content, 'mu-plugins/reachable.php'), REACHABLE);
  });
  test.after(() => site?.close());
}

onWordPress('a pasted link becomes a frame in a sandbox, which takes its height', async () => {
  // As the editor writes what is pasted there.
  const address =
    await site.write(`<!-- wp:embed {"url":"${server()}/share/wr-poll","type":"rich","responsive":true} -->
<figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">
${server()}/share/wr-poll
</div></figure>
<!-- /wp:embed -->`);
  for (const [width, height] of [
    [1280, 362],
    [375, 533],
  ] as const) {
    const reader = await product.browser.newPage();
    await reader.setViewport({ width, height: 800 });
    await reader.goto(address);
    const frame = await frameOf(reader, '.entry-content');
    await waitForText(frame, 'What should become of Pier 9?');
    const look = () =>
      reader.$eval('.entry-content iframe', (each) => ({
        sandbox: each.getAttribute('sandbox'),
        isClipped: getComputedStyle(each).clip !== 'auto',
        height: each.getBoundingClientRect().height,
      }));
    // WordPress shows it at the height of the oEmbed answer first.
    await waitUntil(async () => (await look()).height === height && !(await look()).isClipped);
    assert.is((await look()).sandbox, 'allow-scripts');
    await reader.close();
  }
});

test.run();
