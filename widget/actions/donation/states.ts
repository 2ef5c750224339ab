import { OPEN_PROVIDER } from '#platform/donation/initiate.ts';
import { statesOf } from '../../samples/rows.ts';
import { NEVER } from '../../samples/state.ts';
import {
  enter,
  fillNames,
  followLink,
  goOn,
  press,
  pressAnyway,
  pressButton,
  rest,
  type Steps,
  see,
  seeAlert,
} from '../../samples/steps.ts';
import type { TextsOf } from '../../samples/texts.ts';
import { sampleProvider } from './sample.ts';

type Copy = TextsOf<'donation'>;

const impact = {
  action: ({ longText }: Copy) => ({ description: longText, oneCardCustomAmounts: [10, 25, 50] }),
  details: ({ impact: texts }: Copy) => ({
    impact: texts.map((text, index) => ({ amount: [10, 25, 50][index] ?? 0, text })),
  }),
};
const withoutPartner = { partner: undefined };
const charityPage = { partner: { paymentType: 'charityPage' } };

const through =
  (options: Parameters<typeof sampleProvider>[0]): Steps =>
  ({ app }) =>
    void app.once(OPEN_PROVIDER, () => async () => sampleProvider(options));

const WAYS = ['ApplePay', 'CreditCard', 'GooglePay', 'Venmo'] as const;

const begin = goOn('[data-route="/donation/details"] form');
const toPayment: Steps = [fillNames({ 'postal-code': '07102' }), goOn('[data-step="pay"]')];
const toPay: Steps = [begin, toPayment];
const pressPay = press('[data-step="pay"] [data-big-button]:not([aria-disabled])');
const pay: Steps = [through({}), toPay, pressPay];
const given: Steps = [pay, see('[data-route="/donation/success"] .ca-thanks')];
const seeWays = goOn('.ca-gift-ways');

/** The payment by a wallet, which is chosen first. */
const wallet = (way: (typeof WAYS)[number]) => ({
  steps: [
    through({ ways: WAYS, fails: true }),
    seeWays,
    rest,
    press(`[data-way="${way}"]`),
    see('[data-route="/donation/details"] form'),
    toPayment,
  ],
});

/** The thanks have a receipt. */
const completeDonation = { endUsersCount: 413, receipt: true };

/** Gallery states of this kind. */
export const donationStates = statesOf(
  {
    kind: 'donation',
    usual: { action: ({ impact: [, description] }) => ({ description }), partner: { paymentType: 'cardAndWallet' } },
    path: ['start', 'ways', 'details', 'card', 'thanks'],
  },
  {
    start: {},
    'start-impact': {
      ...impact,
      ...withoutPartner,
      steps: [press('input[value="25"]'), see('.ca-gift-impact p:not([hidden])')],
    },
    'start-refused': { answers: { initiateDonation: { errorList: [] } }, steps: [pressButton, seeAlert] },
    'start-yen': {
      ...withoutPartner,
      action: ({ longTitle, longText }) => ({
        title: longTitle,
        description: longText,
        oneCardCustomAmounts: [1000, 2500, 5000, 10_000],
      }),
      details: { currency: 'JPY' },
    },
    'start-cents': { ...withoutPartner, action: { oneCardCustomAmounts: [12.5, 1234.56, 9999.99] } },
    'start-wrong': { ...charityPage, steps: [enter('[name="amount"]', '0.5'), see('[name="amount"][aria-invalid]')] },
    ways: { steps: [through({ ways: WAYS }), seeWays] },
    details: { partner: { paymentType: 'cardAndWallet', optIns: ['email'] }, steps: [through({}), begin] },
    card: { steps: [through({ fill: 'empty' }), toPay] },
    'card-wrong': {
      steps: [
        through({ fill: 'wrong' }),
        toPay,
        rest,
        pressAnyway('[data-step="pay"] [data-big-button]'),
        see('[data-wrong]'),
      ],
    },
    rehearsal: { steps: toPay },
    paying: { answers: { completeDonation: NEVER }, steps: [pay, see('.ca-giving')] },
    refused: { answers: { completeDonation: { status: 'Rejected', errorList: [] } }, steps: [pay, seeAlert] },
    cancelled: { steps: [through({ fails: true }), toPay, pressPay, seeAlert] },
    'wallet-applepay': wallet('ApplePay'),
    'wallet-googlepay': wallet('GooglePay'),
    'wallet-venmo': wallet('Venmo'),
    checking: {
      answers: { completeDonation: { failsWith: 503 } },
      steps: [pay, see('[data-action-type] [role="status"].ca-text')],
    },
    page: {
      ...charityPage,
      answers: { checkPaymentAuthorized: { status: 'Pending' } },
      steps: [toPay, rest, followLink('a[data-big-button]'), see('[data-page="open"]')],
    },
    thanks: { answers: { completeDonation }, steps: given },
    'thanks-receipt': {
      ...impact,
      // Real money.
      answers: { initiateDonation: { trackingId: 'sample', clientToken: 'sample', errorList: [] }, completeDonation },
      steps: given,
    },
  },
);
