import { useSignals } from '@preact/signals-react/runtime';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Progress } from './Progress.tsx';
import { usePetition } from './use-petition.ts';

export function PetitionStart() {
  useSignals();
  const { session, t } = useApp();
  const { store, commands } = usePetition();
  const action = session.activeAction.value;
  const start = <BigButton onPress={commands.start}>{action.customButtonText || t('petition.start')}</BigButton>;
  return (
    <div className="ca-form">
      <Heading>{action.title}</Heading>
      <p className="ca-text ca-grow">{store.text || action.text || action.description}</p>
      <ActionBar button={start}>
        <Progress />
      </ActionBar>
    </div>
  );
}
