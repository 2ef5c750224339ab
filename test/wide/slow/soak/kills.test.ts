import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IN_FLIGHT_MS } from '../../../../server/calls/donation/charge.ts';
import type { Told } from '../../../server/soak/case.ts';
import { CASES, countsOf } from '../../../server/soak/cases.ts';
import { createChance } from '../../../server/soak/chance.ts';
import { addTo, type Tally } from '../../../server/soak/faults.ts';
import { booksOf, HEAVY_CASES } from '../../../server/soak/heavy-cases.ts';
import { createSoakPlace, type SoakPlace } from '../../../server/soak/place.ts';
import { createReader } from '../../../server/soak/reader.ts';
import { WEBM } from '../../../server/support/videos.ts';

/**
 * Kills a server that many readers use at once for whatever can be done, and starts it again, over and over. Nothing may
 * be lost, stored twice or told otherwise than it is stored.
 *
 *   KILLS=100 npm test -- soak/kills      100 kills, on both databases
 */
const { KILLS, SOAK_SEED } = process.env;
const MOST_KILLS = Number(KILLS ?? 2);
const READERS = 8;
/** So many are answered by a server before it is killed. */
const ANSWERED = [1, 3, 10, 25];

const LOAD = [...CASES, ...HEAVY_CASES];
const chance = createChance(Number(SOAK_SEED ?? 1));
const tally: Tally = new Map();
const told = new Map(LOAD.map(({ name }) => [name, [] as Told[]]));
let place: SoakPlace;
let readers = 0;
let answered = 0;

test.before(async () => {
  place = await createSoakPlace();
});
test.after(() => place.remove());

/** Readers who come one after the other until `isOver`; whoever has begun stays until they are answered. */
async function visit(isOver: () => boolean) {
  while (!isOver()) {
    const { name, send } = chance.oneOf(LOAD);
    const reader = createReader(place.base, { chance, tally });
    told.get(name)?.push(await send(reader, readers++, chance));
    answered++;
    await reader.repeatAll();
  }
}

/** Attempts that the killed server has left are then older than any that may be on its way. */
const age = () =>
  place.withDatabase(async (db) => {
    const at = new Date(Date.now() - IN_FLIGHT_MS - 1_000).toISOString();
    await db.updateTable('charges').set({ at }).where('status', '=', 'asked').execute();
  });

for (let kill = 1; kill <= MOST_KILLS; kill++)
  test(`answers everybody after kill ${kill} of ${MOST_KILLS}`, async () => {
    let isOver = false;
    const until = answered + chance.oneOf(ANSWERED);
    let hasFailed = false;
    const come = () =>
      visit(() => isOver).catch((cause) => {
        hasFailed = true;
        throw cause;
      });
    const visits = Promise.allSettled(Array.from({ length: READERS }, come));
    while (answered < until && !hasFailed) await new Promise((resolve) => setTimeout(resolve, 1));
    await place.kill(age);
    isOver = true;
    // All of them, so that none runs on beside the next test.
    const failed = (await visits).find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    addTo(tally, 'killed');
  });

for (const { name, stored } of LOAD)
  test(`${name} has stored what its readers were told, once`, async () => {
    const rows = await place.withDatabase(stored);
    assert.equal([...rows].sort(), (told.get(name) ?? []).map(({ mark }) => mark).sort());
    const counts = (told.get(name) ?? []).flatMap(({ count }) => count ?? []);
    assert.is(new Set(counts).size, counts.length, 'two readers were told the same count');
  });

test('counts what is stored, and nothing else', async () => {
  for (const { identifier, answerId, count, stored } of await place.withDatabase(countsOf))
    assert.is(count, stored, `${identifier} ${answerId}`);
});

test('has the gateway’s books, and a receipt for each donor', async () => {
  const { taken, paid, open, receipts, donors } = await place.withDatabase(booksOf);
  assert.equal([taken, open, receipts], [paid, 0, donors]);
});

test('plays every video whole', async () => {
  for (const { mark } of told.get('completeRecordVideo') ?? []) {
    const file = await fetch(new URL(`/media/${mark.split(' ')[0]}/video.webm`, place.base));
    assert.ok(Buffer.from(await file.arrayBuffer()).equals(WEBM), mark);
  }
});

test('has really killed it', () => {
  assert.is(tally.get('killed'), MOST_KILLS);
  if (KILLS) console.log(Object.fromEntries([...tally].sort()), `${answered} answered`);
});

test.run();
