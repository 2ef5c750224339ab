import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { congressOn } from '../../../../server/import/lawmakers/sources/us/congress-members.ts';

/** A district's number means another place in another Congress. */

test('knows the Congress of a day', () =>
  assert.equal(
    ['2025-01-02', '2025-01-03', '2026-12-31', '2027-01-02', '2027-01-03'].map(congressOn),
    [118, 119, 119, 119, 120],
  ));

test.run();
