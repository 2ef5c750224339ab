import { StartScreen } from '../../front/StartScreen.tsx';
import { useApp } from '../../ui/context.ts';

export const RegistrationStart = () => <StartScreen button={useApp().t('checkregistration.start')} />;
