import type { KindModule } from '../../app/screens/kind.ts';
import { PetitionStart } from './PetitionStart.tsx';

export const kind: KindModule = {
  screens: { start: PetitionStart },
  lazyScreens: {
    main: () => import('./PetitionForm.tsx').then(({ PetitionForm }) => ({ Screen: PetitionForm })),
    success: () => import('./PetitionThanks.tsx').then(({ PetitionThanks }) => ({ Screen: PetitionThanks })),
  },
};
