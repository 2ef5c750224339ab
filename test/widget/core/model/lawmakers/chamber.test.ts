import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chamberName } from '../../../../../widget/core/model/lawmakers/chamber.ts';

const seat = (countryCode: string, adminArea1Code: string, level: number | null, role: number | null) => ({
  ...{ countryCode, adminArea1Code, level, role },
});

const CHAMBERS: [of: ReturnType<typeof seat>, name: string | null][] = [
  [seat('US', 'NJ', 0, 0), 'usHouse'],
  [seat('US', 'NJ', 0, 1), 'usSenate'],
  [seat('US', 'NJ', 1, 0), 'assembly'],
  [seat('US', 'VA', 1, 0), 'delegates'],
  [seat('US', 'PA', 1, 0), 'stateHouse'],
  [seat('US', 'PA', 1, 1), 'stateSenate'],
  [seat('US', 'NE', 1, 1), 'legislature'],
  [seat('US', 'DC', 1, 1), null],
  [seat('US', 'NJ', 1, 2), null],
  [seat('US', 'NJ', 2, 0), null],
  [seat('US', '', 1, 0), null],
  [seat('GB', 'ENG', 0, 0), 'commons'],
  [seat('GB', 'SCT', 1, 0), null],
  [seat('CA', 'NB', 0, 1), 'senate'],
  [seat('AU', 'NSW', 0, 0), 'representatives'],
  [seat('NZ', '', 0, 0), 'representatives'],
  [seat('FR', '', 0, 0), null],
  [seat('US', 'NJ', null, null), null],
];

for (const [of, name] of CHAMBERS)
  test(`names the chamber of ${Object.values(of).join(' ')} ${name ?? 'as the data do'}`, () =>
    assert.is(chamberName(of), name));

test.run();
