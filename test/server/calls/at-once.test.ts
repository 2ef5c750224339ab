import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PETITION, POLL, signature, UPDATE_POLL, vote } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const AT_ONCE = 12;
const times = <T>(act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

test('counts every one of many simultaneous votes', () =>
  withServer(async ({ post, db }) => {
    const answers = await times((index) => post(POLL, vote({ answerId: 1 + (index % 3) })));
    for (const { status } of answers) assert.is(status, 200);
    const tallies = await db.selectFrom('tallies').select(['answerId', 'count']).orderBy('answerId').execute();
    assert.equal(
      tallies.map(({ count }) => count),
      [4, 4, 4],
    );
  }));

test('keeps one vote when a reader changes it many times at once', () =>
  withServer(async ({ post, db }) => {
    const { userAnswerId } = (await post(POLL, vote())).body as { userAnswerId: string };
    const answers = await times((index) => post(UPDATE_POLL, vote({ answerId: 1 + (index % 4), userAnswerId })));
    for (const { status } of answers) assert.is(status, 200);
    const tallies = await db.selectFrom('tallies').select(['answerId', 'count']).where('count', '!=', 0).execute();
    const votes = await db.selectFrom('votes').select('answerId').execute();
    assert.equal(tallies, [{ answerId: votes[0]?.answerId, count: 1 }]);
  }));

test('keeps and counts simultaneous signatures under one address', () =>
  withServer(async ({ post, db }) => {
    const answers = await times(() => post(PETITION, signature()));
    for (const { status } of answers) assert.is(status, 200);
    assert.is((await db.selectFrom('signatures').selectAll().execute()).length, AT_ONCE);
    assert.equal(await db.selectFrom('tallies').select('count').execute(), [{ count: AT_ONCE }]);
  }));

test.run();
