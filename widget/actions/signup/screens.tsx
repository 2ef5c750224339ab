import type { KindModule } from '../../app/screens/kind.ts';
import { useApp } from '../../ui/context.ts';
import { StartScreen } from '../../ui/StartScreen.tsx';

const SignupStart = () => <StartScreen button={useApp().t('signup.start')} />;

const load = () => import('./LaterScreens.tsx');

export const kind: KindModule = {
  screens: { start: SignupStart },
  lazyScreens: {
    main: () => load().then(({ SignupForm }) => ({ Screen: SignupForm })),
    success: () => load().then(({ SignupThanks }) => ({ Screen: SignupThanks })),
  },
};
