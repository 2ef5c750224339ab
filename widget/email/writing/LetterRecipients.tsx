import { useSignals } from '@preact/signals-react/runtime';
import { LawmakerPanel } from '../../lawmakers/panel/LawmakerPanel.tsx';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { RecipientChecks } from './RecipientChecks.tsx';
import { RecipientPicker } from './RecipientPicker.tsx';
import { Unreachable } from './Unreachable.tsx';

/** The letter's recipients, with the look-up where one is needed. */
export function LetterRecipients() {
  useSignals();
  const { store, recipients, commands } = useEmailing();
  const action = useApp().session.activeAction.value;
  const checks = recipients.open.value.length > 1 && (
    <RecipientChecks leftOut={store.leftOut.value} onPick={commands.pick} />
  );
  return (
    <>
      {recipients.isSearched ? (
        <div className="ca-wide">
          <LawmakerPanel action={action} list={checks || undefined} isFindElsewhere />
        </div>
      ) : (
        <RecipientPicker />
      )}
      <Unreachable />
    </>
  );
}
