import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { flagName } from '../../../../widget/parts/shell/Flag.tsx';

const cases: [country: string, areas: string[], flag: string | null][] = [
  ['US', [], 'us'],
  ['us', ['NJ'], 'us'],
  ['GB', [], 'gb'],
  ['GB', ['SCT'], 'gb-sct'],
  ['GB', ['wls'], 'gb-wls'],
  ['GB', ['NIR'], 'gb-nir'],
  ['GB', ['ENG'], 'gb'],
  ['GB', ['SCT', 'WLS'], 'gb'],
  ['GB', ['__proto__'], 'gb'],
  ['AU', ['SCT'], 'au'],
  ['', [], null],
  ['../x', [], null],
  ['USA', [], null],
];

for (const [countryCode, adminArea1Codes, flag] of cases)
  test(`shows ${flag ?? 'no flag'} for ${countryCode || 'no country'} ${adminArea1Codes}`, () => {
    assert.is(flagName({ countryCode, adminArea1Codes }), flag);
  });

test('shows no flag without a search', () => {
  assert.is(flagName(null), null);
});

test.run();
