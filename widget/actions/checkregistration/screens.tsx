import { useSignals } from '@preact/signals-react/runtime';
import type { KindModule } from '../../core/app/screens/kind.ts';
import { detailsOf } from '../../core/model/action.ts';
import { useApp } from '../../ui/context.ts';
import { StartScreen } from '../../ui/StartScreen.tsx';
import { checkregistration } from './index.ts';
import { NoLookUp } from './NoLookUp.tsx';

/** The action's front. Where nobody can be looked up it says so, before anything is asked. */
export function RegistrationStart() {
  useSignals();
  const { session } = useApp();
  const { hasLookUp } = detailsOf(checkregistration, session.activeAction.value);
  return hasLookUp ? <StartScreen /> : <NoLookUp />;
}

const load = () => import('./LaterScreens.tsx');
const loadForm = () => load().then(({ RegistrationForm }) => ({ Screen: RegistrationForm }));

export const kind: KindModule = {
  screens: { start: RegistrationStart },
  lazyScreens: {
    main: loadForm,
    details: loadForm,
    success: () => load().then(({ RegistrationResult }) => ({ Screen: RegistrationResult })),
  },
};
