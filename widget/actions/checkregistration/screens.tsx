import type { KindModule } from '../../app/screens/kind.ts';
import { RegistrationStart } from './RegistrationStart.tsx';

const loadForm = () => import('./RegistrationForm.tsx').then(({ RegistrationForm }) => ({ Screen: RegistrationForm }));

export const kind: KindModule = {
  screens: { start: RegistrationStart },
  lazyScreens: {
    main: loadForm,
    details: loadForm,
    success: () =>
      import('./RegistrationResult.tsx').then(({ RegistrationResult }) => ({ Screen: RegistrationResult })),
  },
};
