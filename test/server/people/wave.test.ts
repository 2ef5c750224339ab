import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scopeOf } from '../../../server/people/scope.ts';
import { findWave, forgetWave } from '../../../server/people/wave.ts';
import { countsOf } from '../soak/cases.ts';
import * as bodies from '../support/bodies.ts';
import { type TestServer, withServer } from '../support/server.ts';

const BEFORE = new Date('2026-10-05T09:00:00Z');
const DURING = new Date('2026-10-05T10:30:00Z');
const AFTER = new Date('2026-10-05T12:00:00Z');
const WAVE = { since: '2026-10-05T10:00:00Z', until: '2026-10-05T11:00:00Z' };

const OPT_IN = [{ partnerId: 1, isOptedInToPartnerEmail: true }];

/** Whatever anybody can send, by action. */
const DEEDS: [action: string, path: string, body: object][] = [
  ['3001', bodies.PETITION, bodies.signature({ optIns: OPT_IN })],
  ['3050', bodies.SIGNUP, bodies.signUp()],
  ['3051', bodies.OPINION, bodies.opinion()],
  ['3053', bodies.CHECK_REGISTRATION, bodies.registration()],
  ['3040', bodies.EMAIL, bodies.letter()],
  ['3501', bodies.CALL, bodies.aCall()],
  ['3101', bodies.POLL, bodies.vote()],
  ['3101', bodies.POLL, bodies.vote({ answerId: 2 })],
  ['3701', bodies.SENTIMENT, bodies.sentiment()],
  ['3711', bodies.SPEEDOMETER, bodies.reading()],
  ['3062', bodies.LINK, bodies.opening()],
  ['3052', bodies.TWEET, { id: 3052, actionId: 3052, text: 'Keep the night boat' }],
];

const withWave = (use: (server: TestServer) => Promise<void>) => {
  let now = BEFORE;
  return withServer(
    async (server) => {
      for (const [at, times] of [
        [BEFORE, 1],
        [DURING, 3],
        [AFTER, 2],
      ] as const) {
        now = at;
        for (let each = 0; each < times; each++)
          for (const [, path, body] of DEEDS) {
            const unlike = path === bodies.EMAIL ? { subject: `Please repair the lamps ${randomUUID()}` } : {};
            assert.is((await server.post(path, { ...body, ...unlike })).status, 200, path);
          }
      }
      await use(server);
    },
    { rateLimit: 0, clock: () => now },
  );
};

test('deletes what came in the wave, and counts what is left', () =>
  withWave(async ({ db }) => {
    for (const action of new Set(DEEDS.map(([each]) => each))) {
      const scope = await scopeOf(db, { action, publisher: '1', ...WAVE });
      const found = await findWave(db, scope);
      const perTime = DEEDS.filter(([each]) => each === action).length;
      assert.ok(found.length > 0, action);
      for (const { table, rows } of found) assert.is(rows, perTime * 3, `${action} ${table}`);
      assert.equal(await forgetWave(db, scope), found);
      assert.equal(await findWave(db, scope), []);
      const [rest] = await findWave(db, await scopeOf(db, { action, publisher: '1', since: '2026-01-01' }));
      assert.is(rest?.rows, perTime * 3, `${action}: those before and after stay`);
    }
    for (const { identifier, answerId, count, stored } of await countsOf(db))
      assert.is(count, stored, `${identifier} ${answerId}`);
    const letters = db.selectFrom('letters').select('id');
    assert.equal(await db.selectFrom('outbox').select('id').where('letterId', 'not in', letters).execute(), []);
  }));

test('deletes more than fit into one batch', () =>
  withServer(async ({ db, post }) => {
    await post(bodies.TWEET, { id: 3052, actionId: 3052, text: 'Keep it' });
    const row = { identifier: '3052|tweet@1', text: 'spam', at: DURING.toISOString(), context: '{}' };
    await db.insertInto('posts').values(Array(1_300).fill(row)).execute();
    await db.updateTable('tallies').set({ count: 1_301 }).where('identifier', '=', '3052|tweet@1').execute();
    const scope = await scopeOf(db, { action: '3052', ...WAVE });
    assert.equal(await forgetWave(db, scope), [{ table: 'posts', rows: 1_300 }]);
    assert.equal(await db.selectFrom('tallies').select('count').execute(), [{ count: 1 }]);
  }));

for (const args of [['--action', '3001'], ['--since', '2026-10-05'], ['ada@example.org', '--action', '3001'], ['ada']])
  test(`npm run forget -- ${args.join(' ')} deletes nothing and tells how it is used`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/forget.ts', ...args, '--yes'], {
      env: { PATH: process.env.PATH, DATA_DIR: ':memory:' },
      encoding: 'utf8',
    });
    assert.is(status, 1);
    assert.match(stderr, /^Usage: npm run forget -- EMAIL/);
  });

test.run();
