import { StartScreen } from '../../front/StartScreen.tsx';
import { useApp } from '../../ui/context.ts';

export const SignupStart = () => <StartScreen button={useApp().t('signup.start')} />;
