import type { Locale } from '../../../i18n/index.ts';
import type { WireAction, WireWidget } from '../../api/wire/widget.ts';
import { NEVER } from '../../gallery/kit/answers.ts';
import { fillFields } from '../../gallery/kit/form-steps.ts';
import { kindState } from '../../gallery/kit/kind-state.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { sampleCard, samplePartner, sampleWidget } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { PaymentMethod } from '../../model/donation/ways.ts';
import type { PaymentType } from '../../model/partner.ts';
import { OPEN_PROVIDER } from './holder.ts';
import { sampleProvider } from './sample.ts';
import { COPY, type Copy } from './states-copy.ts';

const give = (copy: Copy, more: Partial<WireAction> = {}): WireAction => ({
  id: 1,
  type: 'donation',
  title: copy.title,
  description: copy.text,
  thankYouText: copy.thanks,
  details: {},
  ...more,
});

const ofPartner =
  (paymentType: PaymentType, more: Partial<WireAction> = {}, optIns?: string[]) =>
  (locale: Locale): WireWidget =>
    sampleWidget(locale, [
      sampleCard([give(COPY[locale], more)], {
        partner: samplePartner(locale, { paymentType, optIns }),
        logoSource: 'partner',
      }),
    ]);

/** Real money: the thanks have a receipt. */
const BEGUN = { trackingId: 'sample', clientToken: 'sample', errorList: [] };

const impact = (copy: Copy): Partial<WireAction> => ({
  description: copy.longText,
  oneCardCustomAmounts: [10, 25, 50],
  details: { impact: copy.impact.map((text, index) => ({ amount: [10, 25, 50][index] ?? 0, text })) },
});

const usual = { widget: ofPartner('cardAndWallet') };
const page = { widget: ofPartner('charityPage') };

const through = (options: Parameters<typeof sampleProvider>[0]) => (stage: Stage) =>
  void stage.app.once(OPEN_PROVIDER, () => async () => sampleProvider(options));

const ALL = ['ApplePay', 'CreditCard', 'GooglePay', 'Venmo'] as const;

async function begin(stage: Stage) {
  await stage.press('[data-big-button]');
  await stage.see('[data-route="/donation/details"] form');
}

async function fillIn(stage: Stage) {
  const { first, last } = COPY[stage.app.locale as Locale];
  await fillFields(stage, {
    'given-name': first,
    'family-name': last,
    email: 'reader@example.org',
    'postal-code': '07102',
  });
}

async function toPay(stage: Stage) {
  await begin(stage);
  await fillIn(stage);
  await stage.press('[data-big-button]');
  await stage.see('[data-step="pay"]');
}

const toPayThrough = (options: Parameters<typeof sampleProvider>[0]) => async (stage: Stage) => {
  through(options)(stage);
  await toPay(stage);
};

async function pay(stage: Stage) {
  await toPayThrough({})(stage);
  await stage.press('[data-step="pay"] [data-big-button]:not([aria-disabled])');
}

/** Tells of a refusal by the card, the wallet or the server, as long as the state is looked at. */
const refusedBy = (options: Parameters<typeof sampleProvider>[0]) => async (stage: Stage) => {
  await toPayThrough(options)(stage);
  await stage.press('[data-step="pay"] [data-big-button]:not([aria-disabled])');
  await stage.see('.ca-alert');
  stage.app.commands.holdAlert(true);
};

/** The payment by a wallet, which is chosen first. */
const atWallet = (way: PaymentMethod) => async (stage: Stage) => {
  through({ ways: ALL, fails: true })(stage);
  await stage.press('[data-big-button]');
  await stage.see('.ca-gift-ways');
  await stage.rest();
  await stage.press(`[data-way="${way}"]`);
  await stage.see('[data-route="/donation/details"] form');
  await fillIn(stage);
  await stage.press('[data-big-button]');
  await stage.see('[data-step="pay"]');
};

async function given(stage: Stage) {
  await pay(stage);
  await stage.see('[data-route="/donation/success"] .ca-thanks');
}

/** Opens no window. */
async function openPage(stage: Stage) {
  await toPay(stage);
  await stage.rest();
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await stage.press('a[data-big-button]');
  await stage.see('[data-page="open"]');
}

const state = kindState('donation', COPY);

/** Gallery states of this kind. */
export const donationStates = alongPath(
  'donation-start',
  'donation-ways',
  'donation-details',
  'donation-card',
  'donation-thanks',
)([
  state('start', give, usual),
  state('start-impact', (copy) => give(copy, impact(copy)), {
    async arrange(stage) {
      await stage.press('input[value="25"]');
      await stage.see('.ca-gift-impact p:not([hidden])');
    },
  }),
  state('start-refused', give, {
    ...usual,
    answers: { initiateDonation: { errorList: [] } },
    async arrange(stage) {
      await stage.press('[data-big-button]');
      await stage.see('.ca-alert');
      stage.app.commands.holdAlert(true);
    },
  }),
  state('start-yen', (copy) =>
    give(copy, {
      title: copy.longTitle,
      description: copy.longText,
      details: { currency: 'JPY' },
      oneCardCustomAmounts: [1000, 2500, 5000, 10_000],
    }),
  ),
  state('start-cents', (copy) => give(copy, { oneCardCustomAmounts: [12.5, 1234.56, 9999.99] })),
  state('start-wrong', give, {
    ...page,
    async arrange(stage) {
      await stage.type('[name="amount"]', '0.5');
      await stage.see('[name="amount"][aria-invalid]');
    },
  }),
  state('ways', give, {
    ...usual,
    async arrange(stage) {
      through({ ways: ALL })(stage);
      await stage.press('[data-big-button]');
      await stage.see('.ca-gift-ways');
    },
  }),
  state('details', give, {
    widget: ofPartner('cardAndWallet', {}, ['email']),
    async arrange(stage) {
      through({})(stage);
      await begin(stage);
    },
  }),
  state('card', give, { ...usual, arrange: toPayThrough({ fill: 'empty' }) }),
  state('card-wrong', give, {
    ...usual,
    async arrange(stage) {
      await toPayThrough({ fill: 'wrong' })(stage);
      await stage.rest();
      (await stage.see('[data-step="pay"] [data-big-button]')).click();
      await stage.see('[data-wrong]');
    },
  }),
  state('rehearsal', give, { ...usual, arrange: toPay }),
  state('paying', give, {
    ...usual,
    answers: { completeDonation: NEVER },
    arrange: async (stage) => {
      await pay(stage);
      await stage.see('.ca-giving');
    },
  }),
  state('refused', give, {
    ...usual,
    answers: { completeDonation: { status: 'Rejected', errorList: [] } },
    async arrange(stage) {
      await pay(stage);
      await stage.see('.ca-alert');
      stage.app.commands.holdAlert(true);
    },
  }),
  state('cancelled', give, { ...usual, arrange: refusedBy({ fails: true }) }),
  ...(['ApplePay', 'GooglePay', 'Venmo'] as const).map((way) =>
    state(`wallet-${way.toLowerCase()}`, give, { ...usual, arrange: atWallet(way) }),
  ),
  state('checking', give, {
    ...usual,
    answers: { completeDonation: { failsWith: 503 } },
    async arrange(stage) {
      await pay(stage);
      await stage.see('[data-action-type] [role="status"].ca-text');
    },
  }),
  state('page', give, { ...page, arrange: openPage, answers: { checkPaymentAuthorized: { status: 'Pending' } } }),
  state('thanks', give, {
    ...usual,
    answers: { completeDonation: { endUsersCount: 413, receipt: true } },
    arrange: given,
  }),
  state('thanks-receipt', give, {
    widget: (locale) => ofPartner('cardAndWallet', impact(COPY[locale]))(locale),
    answers: { initiateDonation: BEGUN, completeDonation: { endUsersCount: 413, receipt: true } },
    arrange: given,
  }),
]);
