import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createSignupStore } from './store.ts';

export function SignupThanks() {
  useSignals();
  const { session, t } = useApp();
  const { people } = useOfAction(createSignupStore);
  const { partner } = session.activeAction.value;
  const text = partner ? t('signup.thankYouTextTo', { name: partner.name }) : t('signup.thankYouText');
  return <Thanks title={t('signup.thankYouTitle')} text={text} people={people.value} />;
}
