import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type HandParts,
  handAddress,
  partsOf,
  wrongParts,
} from '../../../../../widget/core/model/address/hand-address.ts';
import { TRENTON } from '../../../support/addresses.ts';

const PARTS: HandParts = {
  street: ' 125 West State Street ',
  unit: '',
  city: 'Trenton',
  region: 'NJ',
  postalCode: '08608',
  countryCode: 'US',
};

test('makes a valid address from its parts, with the region’s name', () => {
  assert.equal(handAddress(PARTS), { ...TRENTON, formattedAddress: '125 West State Street, Trenton, NJ 08608' });
});

test('accepts an unknown region as typed', () => {
  const address = handAddress({ ...PARTS, countryCode: 'FR', region: 'Bretagne', postalCode: '35000' });
  assert.is(address?.adminArea1Code, 'Bretagne');
  assert.is(address?.adminArea1Name, 'Bretagne');
});

const WRONG: [parts: Partial<HandParts>, wrong: string[]][] = [
  [{}, []],
  [{ city: ' ' }, ['city']],
  [{ street: 'Main Street' }, ['street']],
  [{ region: '', postalCode: '' }, ['region', 'postalCode']],
  [{ postalCode: '8608' }, ['postalCode']],
  [{ postalCode: '08608-1234' }, []],
  [{ postalCode: 'SW1A 1AA' }, ['postalCode']],
  [{ postalCode: 'sw1a 1aa', countryCode: 'GB' }, []],
  [{ postalCode: 'K1A 0B1', countryCode: 'CA' }, []],
  [{ postalCode: '2600', countryCode: 'AU' }, []],
  [{ postalCode: '35000', countryCode: 'FR' }, []],
  [{ postalCode: '12345678901', countryCode: 'FR' }, ['postalCode']],
  [{ postalCode: '10000', countryCode: 'FR', region: '' }, []],
  [{ postalCode: '', countryCode: 'AE', region: '' }, []],
  [{ city: '', postalCode: '35000', countryCode: 'FR', region: '' }, []],
  [{ city: '', postalCode: '', countryCode: 'IE', region: '' }, ['city', 'postalCode']],
  [{ region: '', postalCode: 'K1A 0B1', countryCode: 'CA' }, []],
  [{ street: 'Kilmore Road', postalCode: '', countryCode: 'IE', region: '' }, []],
  [{ street: '', countryCode: 'IE', region: '' }, ['street']],
  [{ countryCode: '' }, ['countryCode']],
  [{ street: 'PO Box 12' }, ['street']],
  [{ city: 'x'.repeat(10_000) }, ['city']],
];

for (const [parts, wrong] of WRONG)
  test(`${JSON.stringify(parts).slice(0, 60)} has ${wrong.length ? `errors in ${wrong.join(' and ')}` : 'no errors'}`, () => {
    assert.equal(wrongParts({ ...PARTS, ...parts }), wrong);
    assert.is(handAddress({ ...PARTS, ...parts }) === null, wrong.length > 0);
  });

test('a look-up requires a postal code in every country', () => {
  const dublin = { ...PARTS, countryCode: 'IE', region: '', postalCode: '' };
  assert.equal(wrongParts(dublin, 'lookup'), ['postalCode']);
  assert.equal(wrongParts({ ...dublin, city: '', postalCode: 'D02 X285' }, 'lookup'), []);
});

test('a street without a number is sent as typed', () => {
  const address = handAddress({ ...PARTS, street: 'Kilmore Road', countryCode: 'IE', region: '', postalCode: '' });
  assert.equal([address?.streetNo, address?.street], ['', 'Kilmore Road']);
  assert.is(address?.formattedAddress, 'Kilmore Road, Trenton');
});

const UNITS: [unit: string, street: string][] = [
  ['Apt 3', 'West State Street, Apt 3'],
  [' 3b ', 'West State Street, Unit 3b'],
  ['', 'West State Street'],
];

for (const [unit, street] of UNITS)
  test(`sends "${unit}" with its street`, () => {
    const address = handAddress({ ...PARTS, unit });
    assert.equal([address?.streetNo, address?.street], ['125', street]);
    assert.is(
      address?.formattedAddress,
      ['125 West State Street', unit.trim(), 'Trenton', 'NJ 08608'].filter(Boolean).join(', '),
    );
  });

test('sends a flat with its street', () => {
  const address = handAddress({ ...PARTS, street: 'Apt 3, 125 West State Street' });
  assert.equal([address?.streetNo, address?.street], ['125', 'West State Street, Apt 3']);
});

for (const street of ['125 West State Street', '125 West State Street, Apt 3'])
  test(`splits an address into its parts again: ${street}`, () => {
    const address = handAddress({ ...PARTS, street });
    assert.equal(address && partsOf(address), { ...PARTS, street });
  });

test.run();
