import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { NotRegistered } from './NotRegistered.tsx';
import { createRegistrationStore } from './store.ts';

/** Result of the look-up (spec §4). */
export function RegistrationResult() {
  useSignals();
  const { t } = useApp();
  const { result, people } = useOfAction(createRegistrationStore);
  if (result.value !== 'registered') return <NotRegistered isUnknown={result.value === 'unknown'} />;
  return (
    <Thanks
      title={t('checkregistration.registeredTitle')}
      text={t('checkregistration.registeredText')}
      people={people.value}
    />
  );
}
