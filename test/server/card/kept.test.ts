import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withHours } from '../../../server/calls/hours.ts';
import { createCardPages } from '../../../server/card/pages.ts';
import { fixedLocation } from '../../../server/location/ip-location.ts';
import type { CardOutcome } from '../../../server/metrics/meters.ts';
import type { ServerOptions } from '../../../server/options.ts';
import { createShownCounts } from '../../../server/widgets/shown-counts.ts';
import { createShownWalls } from '../../../server/widgets/wall.ts';
import { POLL, vote } from '../support/bodies.ts';
import { createBuild } from '../support/build.ts';
import { CARD_PARTS } from '../support/card-parts.ts';
import { copyContent, replaceContent } from '../support/content.ts';
import { type TestServer, withServer } from '../support/server.ts';

/** Draws any widget alike, and notes how often it was asked whether a card depends on the place. */
const RENDERER = `
globalThis.placesAsked = 0;
export const cardRequest = (search) => ({ widgetRequestId: new URLSearchParams(search).get('widgetRequestId'), search: '' });
export const dependsOnPlace = () => { globalThis.placesAsked++; return false; };
export const renderCard = async () => ({ html: '', lang: 'en', title: '', lostText: '', titleMaxPx: 25, kind: 'poll' });
`;

/** Stands still, so that counts do too. */
let now = Date.now();
const standing = () => new Date(now);

const asked = () => (globalThis as { placesAsked?: number }).placesAsked;

type Page = { etag: string; isPersonal: boolean; takesDonations: boolean; secondsLeft: number | null };
type Ask = (id: string) => Promise<Page | null>;

/** @param use gets what asks for a page, and counts the database's queries */
async function withPages(
  use: (server: TestServer, ask: Ask, queries: () => number, told: CardOutcome[]) => Promise<void>,
  { clock = standing, ...options }: ServerOptions = {},
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
          clock,
          withHours,
          shownCounts: createShownCounts(db, { clock, countsAgeMs: 60_000 }),
          shownWalls: createShownWalls(db, { clock, countsAgeMs: 60_000 }),
          facts: { hasLookUp: false, isPlayMoney: false },
          mayDraw: async () => true,
          fonts: { faceOf: async () => null },
          log: server.app.log,
          count: (outcome) => told.push(outcome),
        });
        const request = (id: string) => ({ url: `/widget/?widgetRequestId=${id}`, ip: '10.0.0.1', headers: {} });
        const ask: Ask = (id) =>
          pageFor(request(id) as Parameters<typeof pageFor>[0], { search: `?widgetRequestId=${id}` });
        await use(server, ask, () => count, told);
      },
      { clock, ...options },
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
    await replaceContent(db, 'server/content', () => new Date(), 'command');
    assert.equal(await ask('wr-poll'), second);
    assert.is(asked(), before + 1);
    assert.is((await ask('wr-donation'))?.takesDonations, true);
    assert.is((await ask('wr-donation'))?.takesDonations, true);
    assert.is(await ask('wr-nothing'), null);
  }));

test('draws anew at the second of opening and of closing, and keeps no page for longer', async () => {
  const content = copyContent();
  const hours = { opensAt: '2026-12-01T00:00:00Z', closesAt: '2026-12-02T00:00:00Z' };
  content.change('widgets/poll.json', (widget) => Object.assign(widget, hours));
  let now = '2026-11-30T23:59:00Z';
  const use = async (_server: TestServer, ask: Ask, _queries: () => number, told: CardOutcome[]) => {
    const seen: [string | undefined, number | null | undefined][] = [];
    for (now of [
      '2026-11-30T23:59:00Z',
      '2026-11-30T23:59:59Z',
      hours.opensAt,
      '2026-12-01T23:59:59Z',
      hours.closesAt,
      '2027-12-02T00:00:00Z',
    ]) {
      const page = await ask('wr-poll');
      seen.push([page?.etag, page?.secondsLeft]);
    }
    const etags = seen.map(([etag]) => etag);
    assert.equal(
      seen.map(([, left]) => left),
      [60, 1, 86_400, 1, null, null],
    );
    assert.is(etags[0], etags[1]);
    assert.is(etags[2], etags[3]);
    assert.is(etags[4], etags[5]);
    assert.is(new Set(etags).size, 3);
    assert.equal(told, ['drawn', 'kept', 'drawn', 'kept', 'drawn', 'kept']);
  };
  try {
    await withPages(use, { clock: () => new Date(now), contentDir: content.dir });
  } finally {
    content.remove();
  }
});

test.run();
