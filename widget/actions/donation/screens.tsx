import type { KindModule } from '../../core/app/screens/kind.ts';
import { AmountScreen } from './amount/AmountScreen.tsx';

const load = () => import('#platform/donation/LaterScreens.tsx');

export const kind: KindModule = {
  // The front has the amounts: an extra tap before them would cost gifts.
  screens: { start: AmountScreen },
  lazyScreens: {
    main: () => load().then(({ MainScreen }) => ({ Screen: MainScreen })),
    details: () => load().then(({ DetailsScreen }) => ({ Screen: DetailsScreen })),
    success: () => load().then(({ DonationThanks }) => ({ Screen: DonationThanks })),
  },
  // Details are asked for once a donation was begun.
  outcomeScreens: ['details'],
};
