import { useSignals } from '@preact/signals-react/runtime';
import { StartScreen } from '../../front/StartScreen.tsx';
import { ActionLawmakers } from '../../lawmakers/panel/ActionLawmakers.tsx';
import { useApp } from '../../ui/context.ts';

export function TweetStart() {
  useSignals();
  const { session, t } = useApp();
  return (
    <StartScreen button={t('tweet.start')}>
      {session.activeAction.value.representativeSearch && <ActionLawmakers />}
    </StartScreen>
  );
}
