import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { completeRefusal, readBegun } from '../../../../widget/actions/donation/refusal.ts';
import type { PaymentType } from '../../../../widget/core/model/partner.ts';

const t = ((key: string) => key) as never;
const GATEWAY = { refusal: 'donation.paymentGateway. donation.notCharged' };

const begun: [title: string, type: PaymentType, answer: object, result: object][] = [
  ['a whole answer', 'cardAndWallet', { trackingId: 7, clientToken: 'c' }, { trackingId: 7, clientToken: 'c' }],
  ['a card without a client token', 'cardAndWallet', { trackingId: 7 }, GATEWAY],
  ['a charity’s fields without a client token', 'charityToken', { trackingId: 7 }, GATEWAY],
  ['a page without a client token', 'charityPage', { trackingId: 7 }, { trackingId: 7, clientToken: '' }],
  ['no tracking id', 'charityPage', { clientToken: 'c' }, GATEWAY],
  ['an empty tracking id', 'cardAndWallet', { trackingId: '', clientToken: 'c' }, GATEWAY],
  [
    'an error',
    'cardAndWallet',
    { trackingId: 7, clientToken: 'c', errorList: ['Too small', 'x'] },
    { refusal: 'Too small' },
  ],
  [
    'no error',
    'cardAndWallet',
    { trackingId: 7, clientToken: 'c', errorList: [] },
    { trackingId: 7, clientToken: 'c' },
  ],
];
for (const [title, type, answer, result] of begun)
  test(`begins, or not, with ${title}`, () => assert.equal(readBegun(answer, type, t), result));

const [NONE, ALL] = [[], ['number', 'expirationDate', 'cvv']];

const completed: [answer: object, refusal: { text: string; fields: string[] } | null][] = [
  [{ status: 'Success', errorList: [] }, null],
  [{ endUsersCount: 3 }, null],
  [
    { status: 'Rejected', errorList: ['Declined'] },
    { text: 'Declined', fields: NONE },
  ],
  [{ status: 'Rejected' }, { text: 'donation.createPayment. donation.notCharged', fields: NONE }],
  [{ status: 'Error' }, { text: 'donation.createPayment. donation.notCharged', fields: NONE }],
  [{ status: 'ValidationFailed' }, { text: 'donation.createPayment. donation.notCharged', fields: NONE }],
  [
    { status: 'Error', errorList: [] },
    { text: 'donation.createPayment. donation.notCharged', fields: NONE },
  ],
  [
    { status: 'ValidationFailed', errorList: ['Too late', 'x'] },
    { text: 'Too late', fields: NONE },
  ],
  [
    { status: 'ValidationFailed', errorList: ['Odd card'], invalidCard: true },
    { text: 'Odd card', fields: ALL },
  ],
  [{ errorList: ['Odd'] }, { text: 'Odd', fields: NONE }],
];
for (const [answer, refusal] of completed)
  test(`tells of ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`, () =>
    assert.equal(completeRefusal(answer, t), refusal));

test.run();
