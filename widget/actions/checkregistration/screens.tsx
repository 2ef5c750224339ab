import type { KindModule } from '../../app/screens/kind.ts';
import { RegistrationStart } from './RegistrationStart.tsx';

const load = () => import('./behind.ts');
const loadForm = () => load().then(({ RegistrationForm }) => ({ Screen: RegistrationForm }));

export const kind: KindModule = {
  screens: { start: RegistrationStart },
  lazyScreens: {
    main: loadForm,
    details: loadForm,
    success: () => load().then(({ RegistrationResult }) => ({ Screen: RegistrationResult })),
  },
};
