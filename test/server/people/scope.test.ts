import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scopeOf, type Wanted } from '../../../server/people/scope.ts';
import { SettingError } from '../../../server/settings.ts';
import { withServer } from '../support/server.ts';

const TIMES: [wanted: Wanted, since: string | null, before: string | null][] = [
  [{}, null, null],
  [{ since: '2026-10-01' }, '2026-10-01T00:00:00.000Z', null],
  [{ until: '2026-10-31' }, null, '2026-11-01T00:00:00.000Z'],
  [{ since: '2026-10-01T18:00:00+02:00' }, '2026-10-01T16:00:00.000Z', null],
  [{ until: '2026-10-31T12:00:00Z' }, null, '2026-10-31T12:00:00.000Z'],
];

test('reads whole days, and times with a zone', () =>
  withServer(async ({ db }) => {
    for (const [wanted, since, before] of TIMES) {
      const scope = await scopeOf(db, wanted);
      assert.equal([scope.since, scope.before], [since, before], JSON.stringify(wanted));
    }
  }));

for (const since of ['yesterday', '2026-02-30', '2026-10', '2026-10-01T18:00', '10/01/2026'])
  test(`refuses "${since}", which is no date or time`, () =>
    withServer(async ({ db }) => {
      const failure = await scopeOf(db, { since }).catch((cause: Error) => cause);
      assert.instance(failure, SettingError);
    }));

test('finds all of a widget’s actions, or the requested one', () =>
  withServer(async ({ db }) => {
    const petition = await scopeOf(db, { widget: 'wr-petition' });
    assert.ok(petition.identifiers?.includes('3001|petition@1'));
    assert.is(petition.widgetId, '1001');
    assert.equal((await scopeOf(db, { widget: 'wr-petition', action: '3001' })).identifiers, ['3001|petition@1']);
    assert.equal((await scopeOf(db, { widget: 'wr-poll', action: '3001' })).identifiers, []);
    assert.ok((await scopeOf(db, { action: '77' })).identifiers?.includes('77|poll'));
  }));

test('explains that a widget is unknown', () =>
  withServer(async ({ db }) => {
    const failure = await scopeOf(db, { widget: 'wr-gone' }).catch((cause: Error) => cause);
    assert.match((failure as Error).message, 'No widget of the present content has the id "wr-gone"');
  }));

test.run();
