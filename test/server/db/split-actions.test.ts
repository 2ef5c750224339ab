import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import type { Database } from '../../../server/db/schema.ts';
import { splitActions } from '../../../server/db/split-actions.ts';
import { createDatabase } from '../support/databases.ts';

const AT = '2026-10-05T10:00:00.000Z';

/** Tables whose rows know no publisher of their action yet, and what is said when they get it. */
async function withEarlier(use: (db: Database, split: () => Promise<string[]>) => Promise<void>) {
  const { options, remove } = await createDatabase();
  const db = await openDatabase(options);
  const split = async () => {
    const said: string[] = [];
    await db.transaction().execute((trx) => splitActions(trx as never, (text) => void said.push(text)));
    return said;
  };
  try {
    await use(db, split);
  } finally {
    await db.destroy();
    await remove();
  }
}

type Action = { id: number; type: string; title?: string };

async function putWidget(db: Database, publisherId: string, widgetId: number, actions: Action[], isGone = false) {
  const requestId = `wr-${widgetId}`;
  const identifiers = JSON.stringify(actions.map(({ id, type }) => `${id}|${type}`));
  const names = { requestId, widgetId: String(widgetId), publisherId, articleKey: null, actions: identifiers, at: AT };
  await db.insertInto('widgetNames').values(names).execute();
  if (isGone) return;
  await db
    .insertInto('publishers')
    .values({ id: publisherId, data: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const data = JSON.stringify({ widgetId, publisherId, cards: [{ actions }] });
  await db.insertInto('widgets').values({ requestId, previewId: null, articleKey: null, publisherId, data }).execute();
  for (const { id, type } of actions)
    await db
      .insertInto('actions')
      .values({ identifier: `${id}|${type}`, actionId: String(id), type, data: '{}' } as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

const sign = (db: Database, email: string, context: object) =>
  db
    .insertInto('signatures')
    .values({
      identifier: '100|petition',
      emailKey: email,
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      at: AT,
      context: JSON.stringify(context),
      submissionKey: email,
    } as never)
    .execute();

const count = (db: Database, identifier: string, answerId: string, counted: number) =>
  db.insertInto('tallies').values({ identifier, answerId, count: counted, minute: '', countBefore: 0 }).execute();

const countsOf = async (db: Database) =>
  (await db.selectFrom('tallies').select(['identifier', 'answerId', 'count']).orderBy('identifier').execute()).map(
    (row) => [row.identifier, row.answerId, row.count],
  );

const signersOf = async (db: Database) =>
  (await db.selectFrom('signatures').select(['email', 'identifier']).orderBy('email').execute()).map(
    ({ email, identifier }) => [email, identifier],
  );

test('gives signatures to the publisher whose widget they name, and counts both petitions', () =>
  withEarlier(async (db, split) => {
    await putWidget(db, '1', 10, [{ id: 100, type: 'petition' }], true);
    await putWidget(db, '2', 20, [{ id: 100, type: 'petition' }]);
    for (const [email, widgetId] of [
      ['a@x', 10],
      ['b@x', '10'],
      ['c@x', 20],
    ] as const)
      await sign(db, email, { widgetId });
    await sign(db, 'd@x', {});
    await db
      .insertInto('optIns')
      .values({
        identifier: '100|petition',
        emailKey: 'a@x',
        submissionKey: 'a@x',
        email: 1,
        sms: 0,
        call: 0,
        at: AT,
      } as never)
      .execute();
    await count(db, '100|petition', '', 4);
    assert.equal(await split(), [
      'Rows of action 100|petition that name no widget of the publishers 1, 2, and count for none: 1',
    ]);
    assert.equal(await signersOf(db), [
      ['a@x', '100|petition@1'],
      ['b@x', '100|petition@1'],
      ['c@x', '100|petition@2'],
      ['d@x', '100|petition'],
    ]);
    assert.equal(await countsOf(db), [
      ['100|petition', '', 1],
      ['100|petition@1', '', 2],
      ['100|petition@2', '', 1],
    ]);
    assert.equal(await db.selectFrom('optIns').select('identifier').execute(), [{ identifier: '100|petition@1' }]);
    assert.equal(await db.selectFrom('actions').select(['identifier', 'publisherId']).execute(), [
      { identifier: '100|petition@2', publisherId: '2' },
    ]);
  }));

test('keeps one action of the publishers whose present widgets share it, and says so', () =>
  withEarlier(async (db, split) => {
    await putWidget(db, '1', 10, [{ id: 100, type: 'petition' }]);
    await putWidget(db, '2', 20, [{ id: 100, type: 'petition' }]);
    await sign(db, 'a@x', { widgetId: 10 });
    await count(db, '100|petition', '', 1);
    const said = await split();
    assert.equal(await signersOf(db), [['a@x', '100|petition']]);
    assert.equal(await countsOf(db), [['100|petition', '', 1]]);
    const widgets = await db.selectFrom('widgets').select('data').execute();
    for (const { data } of widgets) assert.match(data, '"shared":true');
    assert.equal(said, [
      'Action 100|petition stays one action of the publishers 1, 2: write "shared": true in the content',
    ]);
  }));

test('gives all of an action to its only publisher, with what is counted beside it', () =>
  withEarlier(async (db, split) => {
    await putWidget(db, '7', 10, [{ id: 5, type: 'recordvideo' }]);
    await count(db, '5|recordvideo', '', 3);
    await count(db, '5|recordvideo|email', '', 2);
    await split();
    assert.equal(await countsOf(db), [
      ['5|recordvideo@7', '', 3],
      ['5|recordvideo@7|email', '', 2],
    ]);
  }));

test.run();
