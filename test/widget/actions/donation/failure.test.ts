import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { payRefusal } from '../../../../widget/actions/donation/pay/pay-commands.ts';
import { type CardField, PaymentError, type PaymentFailure } from '../../../../widget/core/payments/provider.ts';

const t = ((key: string) => key) as never;

const texts: [failure: PaymentFailure, fields: CardField[], key: string][] = [
  ['invalid', [], 'donation.invalidCard. donation.notCharged'],
  ['invalid', ['number', 'cvv'], 'donation.invalidCard. donation.notCharged'],
  ['invalid', ['cvv'], 'validation.cvv. donation.notCharged'],
  ['invalid', ['expirationDate'], 'donation.invalidExpiry. donation.notCharged'],
  ['declined', [], 'donation.declined'],
  ['cancelled', [], 'donation.cancelled'],
  ['failed', [], 'donation.createPayment. donation.notCharged'],
];

for (const [failure, fields, key] of texts)
  test(`says ${key} of a payment that was ${failure}${fields.length > 0 ? ` by ${fields.join(' and ')}` : ''}`, () =>
    assert.equal(payRefusal(new PaymentError(failure, fields), t), { text: key, fields }));

test.run();
