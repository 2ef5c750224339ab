import { useSignals } from '@preact/signals-react/runtime';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createOpinionStore } from './store.ts';

export function OpinionStart() {
  useSignals();
  const { session, fill, t, commands } = useApp();
  const { prompt } = useOfAction(createOpinionStore);
  const action = session.activeAction.value;
  const lead = fill(action.description || action.text);
  const label = fill(action.customButtonText) || t('opinion.start');
  const open = () => {
    commands.initiate(action);
    commands.open(action, '');
  };
  return (
    <div className="ca-form">
      <Heading>{action.title || prompt}</Heading>
      {lead && <p className="ca-text">{lead}</p>}
      {prompt && action.title && <blockquote className="ca-quote">{fill(prompt)}</blockquote>}
      <ActionBar button={<BigButton onPress={open}>{commands.isDone(action) ? t('share.page') : label}</BigButton>} />
    </div>
  );
}
