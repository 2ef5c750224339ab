import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasCurrencySwitcher } from '../../../widget/shell/currency.ts';
import { oneAction } from '../support/wire.ts';

const cases: [route: string, paymentType: string | undefined, has: boolean][] = [
  ['/donation/start', 'charityPage', true],
  ['/donation', 'charityPage', true],
  ['/donation/details', 'charityPage', true],
  ['/donation/start', 'charityToken', false],
  ['/donation/start', 'cardAndWallet', false],
  ['/donation/start', undefined, false],
  ['/donations', 'charityPage', false],
  ['/petition/start', 'charityPage', false],
  ['/choosesManyCard', 'charityPage', false],
];

for (const [route, paymentType, has] of cases)
  test(`${has ? 'has' : 'has no'} currencies on ${route} with ${paymentType ?? 'no payment type'}`, () => {
    assert.is(hasCurrencySwitcher(route, oneAction('donation', { partner: { id: 1, paymentType } })), has);
  });

test.run();
