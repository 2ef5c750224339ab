import { array, boolean, number, string, type } from 'superstruct';
import { parser } from '../../api/wire/check.ts';
import { maybe } from '../../api/wire/common.ts';
import type { ActionKind } from '../../app/screens/kind.ts';
import { PAYMENT_TYPES } from '../../model/enums.ts';

/** `details` of a donation (contract §6). `playMoney`: the server says that no real money moves. */
const DonationDetails = () =>
  type({
    currency: maybe(string()),
    playMoney: maybe(boolean()),
    impact: maybe(array(type({ amount: number(), text: string() }))),
  });

const loadCurrency = () => import('./currency/CurrencySwitch.tsx').then(({ CurrencySwitch: Part }) => ({ Part }));

const parse = parser(DonationDetails, (details) => details);

export const donation = {
  type: 'donation',
  // One whose provider is unknown is dropped and reported (spec §8); without any it is the first.
  parse: (details: unknown, paymentType: string | null = null) =>
    [null, ...PAYMENT_TYPES].some((known) => known === paymentType) ? parse(details) : null,
  isCompletion: true,
  hasForm: true,
  isPaid: true,
  load: () => import('./screens.tsx'),
  // Such a provider takes whatever currency the reader chooses (spec §4).
  footerPart: ({ partner }) => (partner?.paymentType === 'charityPage' ? loadCurrency : null),
  screensWithFormOnRight: ['details'],
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
} satisfies ActionKind;
