import { useSignals } from '@preact/signals-react/runtime';
import { StartScreen } from '../../front/StartScreen.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Progress } from './Progress.tsx';
import { createPetitionStore } from './store.ts';

export function PetitionStart() {
  useSignals();
  const { fill, t } = useApp();
  const { text } = useOfAction(createPetitionStore);
  return (
    <StartScreen button={t('petition.start')} note={<Progress />}>
      {text && <blockquote className="ca-quote">{fill(text)}</blockquote>}
    </StartScreen>
  );
}
