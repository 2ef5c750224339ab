import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Progress } from './Progress.tsx';
import { createPetitionStore } from './store.ts';

export function PetitionThanks() {
  useSignals();
  const { t } = useApp();
  const { goal, signatures } = useOfAction(createPetitionStore);
  return (
    <Thanks title={t('petition.thankYouTitle')} text={t('petition.thankYouText')} people={signatures.value}>
      {goal !== null && <Progress isSigned />}
    </Thanks>
  );
}
