import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { congressOn, importedCongress } from '../../../server/lawmakers/services/census.ts';
import { withServer } from '../support/server.ts';

/** A district's number means another place in another Congress. */

const FACTS = { importedAt: '2026-11-01T00:00:00Z', emptySeats: 0, unreached: 0 };

test('takes the Congress that a list is of, whatever was imported later', () =>
  withServer(async ({ db }) => {
    const add = (list: string, map: string) =>
      db
        .insertInto('lawmakerLists')
        .values({ ...FACTS, list, map })
        .execute();
    await db.deleteFrom('lawmakerLists').execute();
    await db
      .insertInto('lawmakerImports')
      .values({ at: '2027-02-01T00:00:00Z', folder: '', origin: 'command' })
      .execute();
    assert.is(await importedCongress(db), 120, 'of a list that does not say');
    await add('us', 'CD 119');
    assert.is(await importedCongress(db), 119);
    await add('nj', 'SLD 2024');
    assert.is(await importedCongress(db), 119);
    await add('next', 'CD 120');
    assert.is(await importedCongress(db), null, 'of two lists, neither is known to be meant');
  }));

test('knows the Congress of a day', () => {
  const days = ['2025-01-02', '2025-01-03', '2026-12-31', '2027-01-02T23:59:59Z', '2027-01-03'];
  assert.equal(
    days.map((day) => congressOn(new Date(day))),
    [118, 119, 119, 119, 120],
  );
});

test.run();
