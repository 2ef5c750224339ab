import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findOfficials } from '../../../server/calls/email/officials.ts';
import { importLawmakers } from '../../../server/lawmakers/import/import.ts';
import { withServer } from '../support/server.ts';

test('knows imported lawmakers by id, with where a letter reaches them', () =>
  withServer(async ({ db }) => {
    await importLawmakers(db, 'test/fixtures/lawmakers', () => new Date());
    const found = await db.transaction().execute((trx) => findOfficials(trx, ['s1', 's2', 'unknown']));
    assert.equal(
      found.map(({ name, email }) => [name, email]),
      [
        ['Senator One', 'one@lawmakers.invalid'],
        ['Senator Two', null],
      ],
    );
  }));

test('asks nothing for nobody', () =>
  withServer(async ({ db }) => {
    assert.equal(await db.transaction().execute((trx) => findOfficials(trx, [])), []);
  }));

test.run();
