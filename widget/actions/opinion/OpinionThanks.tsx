import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createOpinionStore } from './store.ts';

export function OpinionThanks() {
  useSignals();
  const { session, t } = useApp();
  const { people } = useOfAction(createOpinionStore);
  const { partner } = session.activeAction.value;
  const text = partner ? t('opinion.thankYouTextTo', { name: partner.name }) : t('opinion.thankYouText');
  return <Thanks title={t('opinion.thankYouTitle')} text={text} people={people.value} />;
}
