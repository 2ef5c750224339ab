import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createOpinionStore } from './store.ts';

export function OpinionThanks() {
  useSignals();
  const { session, fill, t } = useApp();
  const { people } = useOfAction(createOpinionStore);
  const { partner, thankYouTitle, thankYouText } = session.activeAction.value;
  const usual = partner ? t('opinion.thankYouTextTo', { name: partner.name }) : t('opinion.thankYouText');
  return (
    <Thanks
      title={thankYouTitle || t('opinion.thankYouTitle')}
      text={fill(thankYouText) || usual}
      people={people.value}
    />
  );
}
