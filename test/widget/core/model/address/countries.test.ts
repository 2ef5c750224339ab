import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COUNTRIES, countryName } from '../../../../../widget/core/model/address/regions.ts';

test('has every country once, the United States first', () => {
  assert.is(new Set(COUNTRIES).size, 249);
  assert.is(COUNTRIES.length, 249);
  assert.is(COUNTRIES[0], 'US');
});

test('has a name for each country', () =>
  assert.equal(
    COUNTRIES.filter((code) => countryName(code, 'en-US') === code),
    [],
  ));

test.run();
