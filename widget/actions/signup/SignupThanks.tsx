import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createSignupStore } from './store.ts';

export function SignupThanks() {
  useSignals();
  const { session, fill, t } = useApp();
  const { people } = useOfAction(createSignupStore);
  const { partner, thankYouTitle, thankYouText } = session.activeAction.value;
  const usual = partner ? t('signup.thankYouTextTo', { name: partner.name }) : t('signup.thankYouText');
  return (
    <Thanks
      title={thankYouTitle || t('signup.thankYouTitle')}
      text={fill(thankYouText) || usual}
      people={people.value}
    />
  );
}
