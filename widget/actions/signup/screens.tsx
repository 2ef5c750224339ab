import type { KindModule } from '../kind.ts';
import { SignupStart } from './SignupStart.tsx';
import { createSignupStore } from './store.ts';

export const kind: KindModule = {
  screens: { start: SignupStart },
  later: {
    main: () => import('./SignupForm.tsx').then(({ SignupForm }) => ({ Screen: SignupForm })),
    success: () => import('./SignupThanks.tsx').then(({ SignupThanks }) => ({ Screen: SignupThanks })),
  },
  create: createSignupStore,
};
