import type { KindModule } from '../../app/screens/kind.ts';
import { RegistrationStart } from './RegistrationStart.tsx';

export const kind: KindModule = {
  screens: { start: RegistrationStart },
  lazyScreens: {
    main: () => import('./RegistrationPerson.tsx').then(({ RegistrationPerson }) => ({ Screen: RegistrationPerson })),
    details: () =>
      import('./RegistrationDetails.tsx').then(({ RegistrationDetails }) => ({ Screen: RegistrationDetails })),
    success: () =>
      import('./RegistrationResult.tsx').then(({ RegistrationResult }) => ({ Screen: RegistrationResult })),
  },
};
