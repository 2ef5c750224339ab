import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp } from '../../ui/context.ts';
import { Progress } from './Progress.tsx';

export function PetitionThanks() {
  useSignals();
  const { session, fill, t } = useApp();
  const action = session.activeAction.value;
  return (
    <Thanks
      title={action.thankYouTitle || t('petition.thankYouTitle')}
      text={fill(action.thankYouText) || t('petition.thankYouText')}
    >
      <Progress />
    </Thanks>
  );
}
