import { useSignals } from '@preact/signals-react/runtime';
import { FindButton } from '../lawmakers/FindButton.tsx';
import { createFinding } from '../lawmakers/finding.ts';
import { LawmakerPanel } from '../lawmakers/LawmakerPanel.tsx';
import { ActionBar } from '../ui/ActionBar.tsx';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp, useOfAction } from '../ui/context.ts';
import { Heading } from '../ui/Heading.tsx';

/** Stands for the screen of any kind that needs lawmakers. */
export function LawmakerScreen() {
  useSignals();
  const { session, t } = useApp();
  const action = session.activeAction.value;
  const { isMissing } = useOfAction(createFinding);
  const next = <BigButton onPress={() => {}}>{t('common.next')}</BigButton>;
  return (
    <div className="ca-form">
      <Heading>{action.title}</Heading>
      <LawmakerPanel action={action} isFindElsewhere />
      <ActionBar button={isMissing.value ? <FindButton /> : next} />
    </div>
  );
}
