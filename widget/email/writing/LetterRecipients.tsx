import { useSignals } from '@preact/signals-react/runtime';
import { LawmakerPanel } from '../../lawmakers/panel/LawmakerPanel.tsx';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { OnlyRecipient } from './OnlyRecipient.tsx';
import { RecipientChecks } from './RecipientChecks.tsx';
import { RecipientPicker } from './RecipientPicker.tsx';

/**
 * The letter's recipients, with the look-up where one is needed.
 *
 * @param props.hasPrivateNote whether it names those who can't be reached
 */
export function LetterRecipients({ hasPrivateNote = true }: { hasPrivateNote?: boolean }) {
  useSignals();
  const { store, recipients, commands } = useEmailing();
  const action = useApp().session.activeAction.value;
  const [only, ...others] = recipients.open.value;
  const isOne = others.length === 0;
  if (recipients.isSearched) {
    const checks = !isOne && <RecipientChecks leftOut={store.leftOut.value} onPick={commands.pick} />;
    return <LawmakerPanel action={action} list={checks || undefined} hasPrivateNote={hasPrivateNote} isFindElsewhere />;
  }
  if (isOne) return only ? <OnlyRecipient name={only.name} /> : null;
  return <RecipientPicker />;
}
