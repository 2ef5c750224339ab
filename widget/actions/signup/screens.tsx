import type { KindModule } from '../../app/screens/kind.ts';
import { SignupStart } from './SignupStart.tsx';

const load = () => import('./behind.ts');

export const kind: KindModule = {
  screens: { start: SignupStart },
  lazyScreens: {
    main: () => load().then(({ SignupForm }) => ({ Screen: SignupForm })),
    success: () => load().then(({ SignupThanks }) => ({ Screen: SignupThanks })),
  },
};
