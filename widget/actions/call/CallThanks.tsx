import { useSignals } from '@preact/signals-react/runtime';
import { NextBar } from '../../ending/NextBar.tsx';
import { Thanks } from '../../ending/Thanks.tsx';
import { ShareChannels } from '../../share/ShareChannels.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createCall } from './create.ts';
import { firstLeft } from './flow.ts';

/** Button that returns to skipped callees; hidden when there are none. */
function CallAnother({ label }: { label: 'call.callAnother' | 'call.callAfterAll' }) {
  useSignals();
  const { session, t } = useApp();
  const { store, commands } = useOfAction(createCall);
  if (firstLeft(store.callees.value, store.outcomes.value) === -1) return null;
  return (
    <button type="button" className="ca-quiet" disabled={session.isMoving.value} onClick={() => commands.callAnother()}>
      {t(label)}
    </button>
  );
}

/** End screen after skipping every call: offers sharing instead of thanks. */
function NobodyCalled() {
  useSignals();
  const { t } = useApp();
  return (
    <div className="ca-form ca-thanks">
      <Heading>{t('call.skippedTitle')}</Heading>
      <p className="ca-text">{t('call.skippedText')}</p>
      <CallAnother label="call.callAfterAll" />
      <ShareChannels />
      <NextBar />
    </div>
  );
}

export function CallThanks() {
  useSignals();
  const { session, fill, t } = useApp();
  const { store } = useOfAction(createCall);
  const action = session.activeAction.value;
  const count = store.endUsersCount.value;
  if (store.called.value.length === 0) return <NobodyCalled />;
  return (
    <Thanks
      title={action.thankYouTitle || t('call.thankYouTitle')}
      text={fill(action.thankYouText) || t('call.thankYouText')}
    >
      {count !== null && <p className="ca-hours">{t('call.callers', { n: count })}</p>}
      <CallAnother label="call.callAnother" />
    </Thanks>
  );
}
