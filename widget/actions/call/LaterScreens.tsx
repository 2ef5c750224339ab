import { useSignals } from '@preact/signals-react/runtime';
import { EndScreen } from '../../parts/ending/EndScreen.tsx';
import { Thanks } from '../../parts/ending/Thanks.tsx';
import { Button } from '../../ui/Button.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createCall } from './commands.ts';
import { firstLeft } from './flow.ts';

export { CalleeScreen } from './CalleeScreen.tsx';

/** Button that returns to skipped callees; hidden when there are none. */
function CallAnother({ label }: { label: 'call.callAnother' | 'call.callAfterAll' }) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = useOfAction(createCall);
  if (firstLeft(store.callees.value, store.outcomes.value) === -1) return null;
  return (
    <Button className="ca-quiet" onPress={() => void commands.callAnother()}>
      {t(label)}
    </Button>
  );
}

/** End screen after skipping every call: offers sharing instead of thanks. */
function NoCalls() {
  useSignals();
  const { t } = useApp();
  return (
    <EndScreen title={t('call.skippedTitle')} text={t('call.skippedText')}>
      <CallAnother label="call.callAfterAll" />
    </EndScreen>
  );
}

export function CallThanks() {
  useSignals();
  const { store } = useOfAction(createCall);
  if (store.called.value.length === 0) return <NoCalls />;
  return (
    <Thanks>
      <CallAnother label="call.callAnother" />
    </Thanks>
  );
}
