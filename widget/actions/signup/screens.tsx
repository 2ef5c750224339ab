import type { KindModule } from '../../core/app/screens/kind.ts';
import { StartScreen } from '../../ui/StartScreen.tsx';

const load = () => import('./LaterScreens.tsx');

export const kind: KindModule = {
  screens: { start: StartScreen },
  lazyScreens: {
    main: () => load().then(({ SignupForm }) => ({ Screen: SignupForm })),
    success: () => load().then(({ PartnerThanks }) => ({ Screen: PartnerThanks })),
  },
};
