import { useSignals } from '@preact/signals-react/runtime';
import { Finding } from '../../lawmakers/panel/Finding.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createCall } from './create.ts';
import { firstLeft } from './flow.ts';
import { People } from './people/People.tsx';

/** What it is about, and who will be called. */
export function CallStart() {
  useSignals();
  const { session, fill, t } = useApp();
  const { store, commands } = useOfAction(createCall);
  const action = session.activeAction.value;
  const callees = store.callees.value;
  const lead = fill(action.description || action.text);
  const isOver = callees.length > 0 && firstLeft(callees, store.outcomes.value) === -1;
  const label = fill(action.customButtonText) || t('call.start');
  // Who has called everybody comes to the end screen by it, where the page is shared.
  const button = <BigButton onPress={commands.start}>{isOver ? t('share.page') : label}</BigButton>;
  return (
    <div className="ca-form">
      <Heading>{action.title}</Heading>
      {lead && <p className="ca-text">{lead}</p>}
      {action.representativeSearch && <Finding />}
      <ActionBar button={button}>{!action.representativeSearch && <People callees={callees} />}</ActionBar>
    </div>
  );
}
