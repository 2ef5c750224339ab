import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { NotRegistered } from './NotRegistered.tsx';
import { createRegistrationStore } from './store.ts';

/** Result of the look-up (spec §4). */
export function RegistrationResult() {
  useSignals();
  const { session, fill, t } = useApp();
  const { result } = useOfAction(createRegistrationStore);
  const { thankYouTitle, thankYouText } = session.activeAction.value;
  if (result.value !== 'registered') return <NotRegistered isUnknown={result.value === 'unknown'} />;
  return (
    <Thanks
      title={thankYouTitle || t('checkregistration.registeredTitle')}
      text={fill(thankYouText) || t('checkregistration.registeredText')}
    />
  );
}
