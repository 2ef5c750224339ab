import type { KindModule } from '../../app/screens/kind.ts';
import { SignupStart } from './SignupStart.tsx';

export const kind: KindModule = {
  screens: { start: SignupStart },
  lazyScreens: {
    main: () => import('./SignupForm.tsx').then(({ SignupForm }) => ({ Screen: SignupForm })),
    success: () => import('./SignupThanks.tsx').then(({ SignupThanks }) => ({ Screen: SignupThanks })),
  },
};
