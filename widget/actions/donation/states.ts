import type { Locale } from '../../../i18n/index.ts';
import { statesOf } from '../../gallery/kit/rows.ts';
import { NEVER } from '../../gallery/kit/state.ts';
import {
  enter,
  fill,
  followLink,
  goOn,
  press,
  pressAnyway,
  pressButton,
  rest,
  type Steps,
  see,
  seeAlert,
  withTexts,
} from '../../gallery/kit/steps.ts';
import { OPEN_PROVIDER } from './initiate.ts';
import { sampleProvider } from './sample.ts';

const ENGLISH = {
  title: 'Keep the night boat running',
  text: '$25 pays the fuel of one crossing after midnight.',
  thanks: 'Your gift pays for night crossings this winter. We print what every dollar did in March.',
  /** Of 10, 25 and 50 dollars. */
  impact: [
    '$10 buys four gallons of fuel.',
    '$25 pays the fuel of one crossing after midnight.',
    '$50 pays the fuel over to the island and back.',
  ],
  first: 'Wilhelmina',
  last: 'Featherstonehaugh-Cholmondeley',
  longTitle:
    'Pay for a night boat to Gull Island until the Harbor Authority puts the 11:40 back into its timetable for the winter',
  longText:
    'The boat costs $1,180 a night, of which fares bring in a third. Gifts pay the rest until the Authority decides in March.',
};
type Copy = typeof ENGLISH;

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': ENGLISH,
  es: {
    title: 'Que el barco nocturno siga navegando',
    text: 'Con 25 US$ se paga el combustible de una travesía después de medianoche.',
    thanks: 'Tu donación paga las travesías nocturnas de este invierno. En marzo publicaremos en qué se ha gastado.',
    impact: [
      'Con 10 US$ se compran quince litros de combustible.',
      'Con 25 US$ se paga el combustible de una travesía después de medianoche.',
      'Con 50 US$ se paga el combustible de ida y vuelta a la isla.',
    ],
    first: 'María del Carmen',
    last: 'Fernández de Navarrete y Etxeberria',
    longTitle:
      'Paguemos un barco nocturno hasta que la autoridad portuaria devuelva la salida de las 23:40 al horario de invierno',
    longText:
      'El barco cuesta 1180 dólares por noche y los billetes cubren un tercio. Las donaciones pagan el resto hasta marzo.',
  },
  fr: {
    title: 'Pour que le bateau de nuit continue',
    text: 'Avec 25 $, vous payez le carburant d’une traversée après minuit.',
    thanks: 'Votre don paie les traversées de nuit de cet hiver. Nous publierons en mars ce que chaque don a permis.',
    impact: [
      'Avec 10 $, vous payez quinze litres de carburant.',
      'Avec 25 $, vous payez le carburant d’une traversée après minuit.',
      'Avec 50 $, vous payez le carburant d’un aller‑retour jusqu’à l’île.',
    ],
    first: 'Marie‑Bernadette',
    last: 'de La Rochefoucauld‑Montmorency',
    longTitle:
      'Payons un bateau de nuit jusqu’à ce que le port rétablisse le départ de 23 h 40 dans ses horaires d’hiver',
    longText:
      'Le bateau coûte 1 180 dollars par nuit, dont les billets couvrent un tiers. Les dons paient le reste jusqu’en mars.',
  },
  it: {
    title: 'Teniamo in mare il traghetto di notte',
    text: 'Con 25 $ si paga il carburante di una corsa dopo mezzanotte.',
    thanks: 'La tua donazione paga le corse notturne di questo inverno. A marzo pubblicheremo come è stata spesa.',
    impact: [
      'Con 10 $ si comprano quindici litri di carburante.',
      'Con 25 $ si paga il carburante di una corsa dopo mezzanotte.',
      'Con 50 $ si paga il carburante per andare sull’isola e tornare.',
    ],
    first: 'Maria Antonietta',
    last: 'Ferrari degli Albizzeschi Castelbarco',
    longTitle:
      'Paghiamo un traghetto notturno finché l’autorità portuale non rimette la corsa delle 23:40 nell’orario invernale',
    longText:
      'Il traghetto costa 1180 dollari a notte e i biglietti ne coprono un terzo. Le donazioni pagano il resto fino a marzo.',
  },
};

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
const toPayment: Steps = [
  withTexts(COPY, ({ first, last }) =>
    fill({ 'given-name': first, 'family-name': last, email: 'reader@example.org', 'postal-code': '07102' }),
  ),
  goOn('[data-step="pay"]'),
];
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
    copies: COPY,
    usual: ({ title, text, thanks }) => ({ title, description: text, thankYouText: thanks, details: {} }),
    shared: { partner: { paymentType: 'cardAndWallet' } },
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
