import { useSignals } from '@preact/signals-react/runtime';
import { Finding } from '../../lawmakers/panel/Finding.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';

export function TweetStart() {
  useSignals();
  const { session, fill, t, commands } = useApp();
  const action = session.activeAction.value;
  const lead = fill(action.description || action.text);
  const label = fill(action.customButtonText) || t('tweet.start');
  const open = () => {
    commands.initiate(action);
    commands.open(action, '');
  };
  return (
    <div className="ca-form">
      <Heading>{action.title}</Heading>
      {lead && <p className="ca-text">{lead}</p>}
      {action.representativeSearch && <Finding />}
      <ActionBar button={<BigButton onPress={open}>{commands.isDone(action) ? t('share.page') : label}</BigButton>} />
    </div>
  );
}
