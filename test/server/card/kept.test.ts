import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCardPages } from '../../../server/card/pages.ts';
import { fixedLocation } from '../../../server/location/ip-location.ts';
import type { CardOutcome } from '../../../server/metrics/meters.ts';
import { createShownCounts } from '../../../server/widgets/shown-counts.ts';
import { POLL, vote } from '../support/bodies.ts';
import { createBuild } from '../support/build.ts';
import { CARD_PARTS } from '../support/card-parts.ts';
import { importContent } from '../support/content.ts';
import { type TestServer, withServer } from '../support/server.ts';

/** Draws any widget alike, and notes how often it was asked whether a card depends on the place. */
const RENDERER = `
globalThis.placesAsked = 0;
export const cardRequest = (search) => ({ widgetRequestId: new URLSearchParams(search).get('widgetRequestId'), search: '' });
export const dependsOnPlace = () => { globalThis.placesAsked++; return false; };
export const renderCard = async () => ({ html: '', lang: 'en', title: '', lostText: '', titleMax: {}, kind: 'poll' });
`;

/** Stands still, so that counts do too. */
let now = Date.now();
const clock = () => new Date(now);

const asked = () => (globalThis as { placesAsked?: number }).placesAsked;

type Ask = (id: string) => Promise<{ etag: string; isPersonal: boolean; takesDonations: boolean } | null>;

/** @param use gets what asks for a page, and counts the database's queries */
async function withPages(
  use: (server: TestServer, ask: Ask, queries: () => number, told: CardOutcome[]) => Promise<void>,
) {
  const { dir, remove } = createBuild();
  mkdirSync(join(dir, 'server'));
  writeFileSync(join(dir, 'server/card.json'), JSON.stringify(CARD_PARTS));
  writeFileSync(join(dir, 'server/render.mjs'), RENDERER);
  let count = 0;
  const told: CardOutcome[] = [];
  try {
    await withServer(
      async (server) => {
        const db = server.db.withPlugin({
          transformQuery: ({ node }) => node,
          transformResult: async ({ result }) => {
            count++;
            return result;
          },
        });
        const pageFor = createCardPages({
          db,
          distDir: dir,
          location: fixedLocation({}),
          shownCounts: createShownCounts(db, { clock, countsAgeMs: 60_000 }),
          facts: { hasLookUp: false, isPlayMoney: false },
          mayDraw: async () => true,
          log: server.app.log,
          count: (outcome) => told.push(outcome),
        });
        const request = (id: string) => ({ url: `/widget/?widgetRequestId=${id}`, ip: '10.0.0.1', headers: {} });
        const ask: Ask = (id) =>
          pageFor(request(id) as Parameters<typeof pageFor>[0], { search: `?widgetRequestId=${id}` });
        await use(server, ask, () => count, told);
      },
      { clock },
    );
  } finally {
    remove();
  }
}

test('asks the database once for a page that it has, and does not read the widget again', () =>
  withPages(async (_server, ask, queries) => {
    const first = await ask('wr-poll');
    const before = { queries: queries(), asked: asked() };
    for (let again = 0; again < 10; again++) assert.equal(await ask('wr-poll'), first);
    assert.is(queries() - before.queries, 10);
    assert.is(asked(), before.asked);
  }));

test('says of each page whether it was drawn, kept or not there', () =>
  withPages(async (_server, ask, _queries, told) => {
    for (const id of ['wr-poll', 'wr-poll', 'no-such-widget']) await ask(id);
    assert.equal(told, ['drawn', 'kept', 'none']);
    await Promise.all(['wr-petition', 'wr-petition'].map(ask));
    assert.equal(told.slice(3), ['drawn', 'kept']);
  }));

test('draws anew in the minute after a vote and after an import, and knows each widget’s own facts', () =>
  withPages(async ({ db, post }, ask) => {
    const first = await ask('wr-poll');
    assert.is((await post(POLL, vote())).status, 200);
    assert.equal(await ask('wr-poll'), first);
    now += 60_000;
    const second = await ask('wr-poll');
    assert.is.not(second?.etag, first?.etag);
    assert.equal(await ask('wr-poll'), second);
    const before = asked() ?? 0;
    await importContent(db, 'server/content', () => new Date(), 'command');
    assert.equal(await ask('wr-poll'), second);
    assert.is(asked(), before + 1);
    assert.is((await ask('wr-donation'))?.takesDonations, true);
    assert.is((await ask('wr-donation'))?.takesDonations, true);
    assert.is(await ask('wr-nothing'), null);
  }));

test.run();
