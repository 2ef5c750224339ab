import { useSignals } from '@preact/signals-react/runtime';
import { LawmakerPanel } from '../../lawmakers/panel/LawmakerPanel.tsx';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { RecipientPicker } from './RecipientPicker.tsx';
import { Unreachable } from './Unreachable.tsx';

/** The letter's recipients, with the look-up where one is needed. */
export function LetterRecipients() {
  useSignals();
  const { isSearched } = useEmailing().recipients;
  const action = useApp().session.activeAction.value;
  return (
    <>
      {isSearched && (
        <div className="ca-wide">
          <LawmakerPanel action={action} />
        </div>
      )}
      <RecipientPicker />
      <Unreachable />
    </>
  );
}
