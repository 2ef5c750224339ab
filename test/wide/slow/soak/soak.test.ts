import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MODULES } from '../../../../server/calls/index.ts';
import { calls } from '../../../../widget/core/api/calls.ts';
import type { Case, Told } from '../../../server/soak/case.ts';
import { CASES, countsOf } from '../../../server/soak/cases.ts';
import { createChance } from '../../../server/soak/chance.ts';
import { addTo, failRequests, failStatements, type Tally } from '../../../server/soak/faults.ts';
import { createSoakPlace, type SoakPlace } from '../../../server/soak/place.ts';
import { createReader } from '../../../server/soak/reader.ts';
import { isPostgres } from '../../../server/support/databases.ts';

/**
 * Sends submissions over connections that break before and after the server has acted, repeats them, sends several at
 * once, kills the server and locks its database. Nothing may be lost or stored twice, and readers must be told what is
 * stored.
 *
 *   npm run soak      500 of each call, on both databases; SOAK sets another number
 */
const { SOAK, SOAK_SEED } = process.env;
const EACH = Number(SOAK ?? 4);
/** The submissions of one test; more would not fit its time limit on a busy machine. */
const PER_ROUND = 50;
const AT_ONCE = 6;
const DISTURBED_SHARE = 1 / 25;
const HOLD_MS = 300;

const chance = createChance(Number(SOAK_SEED ?? 1));
const tally: Tally = new Map();
let place: SoakPlace;
let disturbance: Promise<void> = Promise.resolve();
let isDisturbed = false;

test.before(async () => {
  place = await createSoakPlace();
  place.requests.setFault(failRequests(chance, tally));
  place.failStatements(failStatements(chance, tally));
});
test.after(async () => {
  await place.remove();
  if (SOAK)
    console.log(
      [...tally]
        .sort()
        .map(([kind, count]) => `  ${kind}: ${count}`)
        .join('\n'),
    );
});

/** One at a time: killing a server that is starting would test nothing. */
function disturbAtTimes() {
  if (isDisturbed || !chance.happens(DISTURBED_SHARE)) return;
  isDisturbed = true;
  const kind = chance.oneOf(['killed', 'held'] as const);
  addTo(tally, kind);
  disturbance = (kind === 'killed' ? place.kill() : place.hold(HOLD_MS)).finally(() => {
    isDisturbed = false;
  });
}

type Round = { from: number; to: number };

async function sendAll({ send }: Case, { from, to }: Round): Promise<Told[]> {
  const told: Told[] = [];
  let next = from;
  async function work() {
    while (next < to) {
      const index = next++;
      disturbAtTimes();
      const reader = createReader(place.base, { chance, tally });
      told.push(await send(reader, index, chance));
      await reader.repeatAll();
    }
  }
  // Waits for all of them before a failure is thrown, so that none runs on beside the next test.
  const works = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  await disturbance;
  const failed = works.find((work) => work.status === 'rejected');
  if (failed) throw failed.reason;
  return told;
}

const rounds: Round[] = [];
for (let from = 0; from < EACH; from += PER_ROUND) rounds.push({ from, to: Math.min(from + PER_ROUND, EACH) });

for (const each of CASES) {
  const told: Told[] = [];
  for (const round of rounds)
    test(`${calls[each.name].path} stores ${round.to} submissions once each, as their readers were told`, async () => {
      told.push(...(await sendAll(each, round)));
      const stored = await place.withDatabase(each.stored);
      assert.equal([...stored].sort(), told.map(({ mark }) => mark).sort());
      const counts = told.flatMap(({ count }) => count ?? []);
      assert.is(new Set(counts).size, counts.length, 'two readers were told the same count');
      if (SOAK) console.log(`  ${each.name}: ${stored.length} of ${EACH}`);
    });
}

test('counts what is stored, and nothing else', async () => {
  const counts = await place.withDatabase(countsOf);
  assert.ok(counts.length > 10);
  for (const { identifier, answerId, count, stored } of counts) assert.is(count, stored, `${identifier} ${answerId}`);
});

/** Their gateway fails too: `test/server/calls/donation/faulty.test.ts`, `test/wide/slow/soak/donations.test.ts`. */
const DONATIONS = [calls.initiateDonation.path, calls.completeDonation.path];

/** What comes before it is an upload, which breaks in `test/wide/slow/server/uploads.test.ts`. */
const VIDEOS = [calls.completeRecordVideo.path];

test('covers every submission that the server accepts', () => {
  const all = MODULES.filter(({ kind }) => kind === 'submission').map(({ call }) => call.path);
  const taken = all.filter((path) => ![...DONATIONS, ...VIDEOS].includes(path));
  assert.equal(CASES.map(({ name }) => calls[name].path).sort(), [...taken].sort());
});

test('has really broken connections', () => {
  for (const kind of ['request cutBefore', 'request cutAfter', 'repeated']) assert.ok(tally.get(kind), kind);
  if (isPostgres) assert.ok([...tally.keys()].some((kind) => kind.startsWith('statement')));
});

test.run();
