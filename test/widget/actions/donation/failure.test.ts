import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { payRefusal } from '../../../../widget/actions/donation/pay/failure.ts';
import { type CardField, PaymentError, type PaymentFailure } from '../../../../widget/payments/provider.ts';

const t = ((key: string) => key) as never;

const texts: [failure: PaymentFailure, fields: CardField[], key: string][] = [
  ['invalid', [], 'donation.invalidCard'],
  ['invalid', ['number', 'cvv'], 'donation.invalidCard'],
  ['invalid', ['cvv'], 'validation.cvv'],
  ['invalid', ['expirationDate'], 'donation.invalidExpiry'],
  ['declined', [], 'donation.declined'],
  ['cancelled', [], 'donation.cancelled'],
  ['failed', [], 'donation.createPayment'],
];

for (const [failure, fields, key] of texts)
  test(`says ${key} of a payment that was ${failure}${fields.length > 0 ? ` by ${fields.join(' and ')}` : ''}`, () =>
    assert.equal(payRefusal(new PaymentError(failure, fields), t), { text: key, fields }));

test.run();
