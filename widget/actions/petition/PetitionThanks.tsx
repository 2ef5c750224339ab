import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp } from '../../ui/context.ts';
import { Progress } from './Progress.tsx';

export function PetitionThanks() {
  useSignals();
  const { t } = useApp();
  return (
    <Thanks title={t('petition.thankYouTitle')} text={t('petition.thankYouText')}>
      <Progress />
    </Thanks>
  );
}
