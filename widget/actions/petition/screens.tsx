import type { KindModule } from '../../app/screens/kind.ts';
import { PetitionStart } from './PetitionStart.tsx';

const load = () => import('./behind.ts');

export const kind: KindModule = {
  screens: { start: PetitionStart },
  lazyScreens: {
    main: () => load().then(({ PetitionForm }) => ({ Screen: PetitionForm })),
    success: () => load().then(({ PetitionThanks }) => ({ Screen: PetitionThanks })),
  },
};
