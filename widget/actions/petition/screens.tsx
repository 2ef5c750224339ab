import type { KindModule } from '../kind.ts';
import { PetitionStart } from './PetitionStart.tsx';
import { parsePetition } from './parse.ts';
import { createPetitionStore } from './store.ts';

export const kind: KindModule = {
  screens: { start: PetitionStart },
  later: {
    main: () => import('./PetitionForm.tsx').then(({ PetitionForm }) => ({ Screen: PetitionForm })),
    success: () => import('./PetitionThanks.tsx').then(({ PetitionThanks }) => ({ Screen: PetitionThanks })),
  },
  create: (action) => createPetitionStore(parsePetition(action.details)),
};
