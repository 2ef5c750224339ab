import { useSignals } from '@preact/signals-react/runtime';
import { LawmakerPanel } from '../lawmakers/panel/LawmakerPanel.tsx';
import { ActionBar } from '../ui/ActionBar.tsx';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp } from '../ui/context.ts';
import { Heading } from '../ui/Heading.tsx';

/** Stands for the screen of any kind that needs lawmakers. */
export function LawmakerScreen() {
  useSignals();
  const { session, t } = useApp();
  const action = session.activeAction.value;
  return (
    <div className="ca-form">
      <Heading>{action.title}</Heading>
      <LawmakerPanel action={action} />
      <ActionBar button={<BigButton onPress={() => {}}>{t('common.next')}</BigButton>} />
    </div>
  );
}
