import type { ActionKind } from '../../core/app/screens/kind.ts';
import { donationDetails } from './details.ts';

const loadCurrency = () => import('./amount/CurrencySwitch.tsx').then(({ CurrencySwitch: Part }) => ({ Part }));

export const donation = {
  ...donationDetails,
  isCompletion: true,
  hasForm: true,
  isPaid: true,
  load: () => import('./screens.tsx'),
  // Such a provider takes whatever currency the reader chooses (spec §4).
  footerPart: ({ partner }) => (partner?.paymentType === 'charityPage' ? loadCurrency : null),
  screensWithFormOnRight: ['details'],
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
