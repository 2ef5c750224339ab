import type { KindModule } from '../kind.ts';
import { createPetitionCommands } from './commands.ts';
import { PetitionStart } from './PetitionStart.tsx';
import { parsePetition } from './parse.ts';
import { createPetitionStore } from './store.ts';

export const kind: KindModule = {
  screens: { start: PetitionStart },
  later: {
    main: () => import('./PetitionForm.tsx').then(({ PetitionForm }) => ({ Screen: PetitionForm })),
    success: () => import('./PetitionThanks.tsx').then(({ PetitionThanks }) => ({ Screen: PetitionThanks })),
  },
  create(action, app) {
    const store = createPetitionStore(parsePetition(action.details));
    return { store, commands: createPetitionCommands(action, store, app) };
  },
};
