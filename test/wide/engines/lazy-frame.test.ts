import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withArticle } from '../../e2e/support/hosts/article.ts';
import { withEngines } from '../../e2e/support/readers/engines.ts';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';
import { waitUntil } from '../../support/wait.ts';

/**
 * A frame first, which the browser itself loads late, as WordPress marks every frame: Firefox loads it near the screen, WebKit
 * elsewhere again. The script must not give it up before the reader comes.
 */

let site: RunningServer;
const engines = withEngines(test);
const article = withArticle(test);

test.before(async () => {
  site = await startServer();
});

test.after(async () => {
  await site?.close();
});

/** Longer than the script waits for a frame that says nothing. */
const GIVEN_UP_MS = 23_000;

const page = (origin: string) => `<script>
  window.told = [];
  for (const name of ['ready', 'notdisplayed']) addEventListener('civicaction:' + name, () => told.push(name));
</script>
<p style="height:calc(100vh + 650px)">An article</p>
<div id="place" data-civic-action data-widget-request-id="wr-poll"><iframe loading="lazy"
  src="${origin}/widget/?widgetRequestId=wr-poll&amp;embedType=3" title="Take action" width="620" height="362"
  style="border:0;display:block"></iframe></div>
<script async crossorigin="anonymous" src="${origin}/loader.js"></script>`;

for (const { name, check, sitDown } of engines)
  check(`a reader with ${name} comes late to a frame that the browser loads late`, async () => {
    const reader = await sitDown();
    try {
      await reader.open(article(page(site.widgetOrigin)));
      await wait(GIVEN_UP_MS);
      const told = () => reader.inPage(() => (window as unknown as { told: string[] }).told);
      assert.not.ok((await told()).includes('notdisplayed'));
      await reader.inPage(() => document.getElementById('place')?.scrollIntoView());
      await waitUntil(async () => (await told()).includes('ready'));
      assert.is(await reader.inPage(() => document.querySelectorAll('#place iframe').length), 1);
    } finally {
      await reader.close();
    }
  });

test.run();
