import type { KindModule } from '../kind.ts';
import { RegistrationStart } from './RegistrationStart.tsx';
import { createRegistrationStore } from './store.ts';

export const kind: KindModule = {
  screens: { start: RegistrationStart },
  later: {
    main: () => import('./RegistrationPerson.tsx').then(({ RegistrationPerson }) => ({ Screen: RegistrationPerson })),
    details: () =>
      import('./RegistrationDetails.tsx').then(({ RegistrationDetails }) => ({ Screen: RegistrationDetails })),
    success: () =>
      import('./RegistrationResult.tsx').then(({ RegistrationResult }) => ({ Screen: RegistrationResult })),
  },
  create: createRegistrationStore,
};
