import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HOSTS } from '../../server/demo/hosts/table.ts';
import { waitUntil } from '../support/wait.ts';
import { withHostPages } from './support/host-pages.ts';
import { withEngines } from './support/readers/engines.ts';
import type { Reader } from './support/readers/reader.ts';
import { type RunningServer, startServer } from './support/server.ts';

/** The widget in each of its hosts, in the other engines. */

const site = {} as RunningServer;
test.before(async () => void Object.assign(site, await startServer()));
const pages = withHostPages(test, site);
const engines = withEngines(test);
test.after(() => site.close?.());

const see = (reader: Reader, selector: string) =>
  waitUntil(() => reader.inFrame((wanted) => document.querySelector(wanted) !== null, selector).catch(() => false));

function heightOf() {
  // AMP lets a frame that is in view grow after a tap on this.
  document.querySelector<HTMLElement>('[overflow]:not([hidden])')?.click();
  return document.querySelector('#here iframe')?.getBoundingClientRect().height;
}

const becomes = (reader: Reader, height: number) => waitUntil(async () => (await reader.inPage(heightOf)) === height);

const makeWide = (reader: Reader, px: number) =>
  reader.inPage((width) => document.getElementById('here')?.style.setProperty('width', `${width}px`), px);

const votes = async () => (await site.server.db.selectFrom('votes').selectAll().execute()).length;

for (const { name, check, sitDown } of engines)
  for (const host of HOSTS.filter(({ frame }) => frame !== 'none'))
    check(`a reader with ${name} votes in ${host.name}, whose frame takes the height it can`, async () => {
      const before = await votes();
      const reader = await sitDown();
      try {
        await reader.open(pages.address(host, 'wr-poll', { width: 400 }));
        await see(reader, '[data-big-button]');
        if (host.frame === 'follows') {
          await becomes(reader, 533);
          await makeWide(reader, 600);
          await becomes(reader, 362);
        }
        await reader.press('.ca-answer:nth-child(2)');
        await see(reader, '[data-big-button]:not([aria-disabled])');
        await reader.press('[data-big-button]');
        await see(reader, '[data-route="/poll/success"]');
        assert.is(await votes(), before + 1);
      } finally {
        await reader.close();
      }
    });

test.run();
