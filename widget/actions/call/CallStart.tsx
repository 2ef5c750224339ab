import { useSignals } from '@preact/signals-react/runtime';
import { StartScreen } from '../../front/StartScreen.tsx';
import { LawmakersAboveButton } from '../../lawmakers/ActionLawmakers.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Printed } from '../../ui/Printed.tsx';
import { createCall } from './create.ts';
import { firstLeft } from './outcome/flow.ts';
import { Callees } from './people/Callees.tsx';

/** The action's front, with the people to call. */
export function CallStart() {
  useSignals();
  const { session, t } = useApp();
  const { store, commands } = useOfAction(createCall);
  const isSearched = session.activeAction.value.representativeSearch !== null;
  const callees = store.callees.value;
  const isOver = callees.length > 0 && firstLeft(callees, store.outcomes.value) === -1;
  return (
    <StartScreen
      button={t('call.start')}
      as={Printed}
      note={!isSearched && <Callees callees={callees} />}
      onStart={commands.start}
      isFinding={isSearched && callees.length === 0}
      isOver={isOver}
    >
      {isSearched && <LawmakersAboveButton />}
    </StartScreen>
  );
}
