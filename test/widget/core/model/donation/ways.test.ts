import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { givenCurrency, localCurrency } from '../../../../../widget/core/model/donation/money.ts';
import { allowedWays, type PaymentMethod } from '../../../../../widget/core/model/donation/ways.ts';
import type { PaymentType } from '../../../../../widget/core/model/partner.ts';

const ALL: PaymentMethod[] = ['CreditCard', 'GooglePay', 'Venmo', 'ApplePay'];
const AGENTS = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36',
  Android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140.0 Mobile Safari/537.36',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Safari/604.1',
  Windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
};

const cases: [device: keyof typeof AGENTS, hasGooglePay: boolean][] = [
  ['iPhone', false],
  ['iPad', false],
  ['Mac', false],
  ['Android', true],
  ['Windows', true],
];
for (const [device, hasGooglePay] of cases)
  test(`${hasGooglePay ? 'offers' : 'leaves out'} Google Pay on ${device}, and the rest stays (spec §4)`, () => {
    const ways = allowedWays(ALL, { userAgent: AGENTS[device] });
    assert.equal(
      ways,
      ALL.filter((way) => way !== 'GooglePay' || hasGooglePay),
    );
  });

test('offers nothing that the provider does not', () => {
  assert.equal(allowedWays(['CreditCard'], { userAgent: AGENTS.Android }), ['CreditCard']);
});

const given: [code: string | null | undefined, currency: string][] = [
  ['JPY', 'JPY'],
  [undefined, 'USD'],
  [null, 'USD'],
  ['yen', 'USD'],
  ['', 'USD'],
];
for (const [code, currency] of given)
  test(`takes the currency ${code} as ${currency}`, () => assert.is(givenCurrency(code), currency));

const local: [type: PaymentType, ofLocation: string | undefined, currency: string | null][] = [
  ['charityPage', 'EUR', 'EUR'],
  ['charityPage', 'JPY', null],
  ['charityPage', undefined, null],
  ['cardAndWallet', 'EUR', null],
];
for (const [type, ofLocation, currency] of local)
  test(`gives ${currency ?? 'no currency of the reader’s'} for ${type} and a reader with ${ofLocation}`, () =>
    assert.is(localCurrency(type, ofLocation), currency));

test.run();
