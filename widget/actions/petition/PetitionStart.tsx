import { useSignals } from '@preact/signals-react/runtime';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Progress } from './Progress.tsx';
import { createPetitionStore } from './store.ts';

export function PetitionStart() {
  useSignals();
  const { session, fill, t, commands } = useApp();
  const store = useOfAction(createPetitionStore);
  const action = session.activeAction.value;
  const lead = fill(action.description || action.text);
  const label = fill(action.customButtonText) || t('petition.start');
  const open = () => {
    commands.initiate(action);
    commands.open(action, '');
  };
  // Who has signed comes to the end screen by it, where the petition is shared.
  const start = <BigButton onPress={open}>{commands.isDone(action) ? t('share.page') : label}</BigButton>;
  return (
    <div className="ca-form">
      <Heading>{action.title}</Heading>
      {lead && <p className="ca-text">{lead}</p>}
      {store.text && <blockquote className="ca-quote">{fill(store.text)}</blockquote>}
      <ActionBar button={start}>
        <Progress />
      </ActionBar>
    </div>
  );
}
