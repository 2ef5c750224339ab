import { useSignals } from '@preact/signals-react/runtime';
import type { FocusEvent } from 'react';
import { list } from '../../../i18n/index.ts';
import { lawmakersOf } from '../../lawmakers/index.ts';
import { LawmakerPanel } from '../../lawmakers/panel/LawmakerPanel.tsx';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { toTogether } from '../salutation.ts';
import { OnlyRecipient } from './OnlyRecipient.tsx';
import { RecipientChecks } from './RecipientChecks.tsx';
import { RecipientPicker } from './RecipientPicker.tsx';

/** The lawmakers whom the letter goes to, on one line. */
function FoundLine() {
  useSignals();
  const app = useApp();
  const { t, locale, session } = app;
  const { store, recipients, commands } = useEmailing();
  const { isShown, toggle } = lawmakersOf(app);
  const chosen = recipients.chosen.value;
  const picked = recipients.found.value.filter(({ id }) => chosen.some(({ key }) => key === String(id)));
  // Two names share a line.
  const names = picked.map(({ displayName: { short, full } }) => (picked.length > 1 ? short : full));
  const to = toTogether(chosen, t) ?? t('email.to', { names: list(names, locale) });
  const checks = recipients.open.value.length > 1 && (
    <RecipientChecks leftOut={store.leftOut.value} onPick={commands.pick} />
  );
  /** The open list lies over the letter: it may not hide a field that has the focus (WCAG 2.4.11). */
  const closeOver = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isShown.peek() && relatedTarget && !currentTarget.contains(relatedTarget)) toggle();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that the focus has left its controls
    <div onBlur={closeOver}>
      <LawmakerPanel
        action={session.activeAction.value}
        picked={picked}
        list={checks || undefined}
        line={picked.length > 0 ? to : t('email.noRecipient')}
        hasPrivateNote={false}
        isFindElsewhere
      />
    </div>
  );
}

/**
 * The letter's recipients, with the look-up where one is needed.
 *
 * @param props.isLine whether found lawmakers are one line; otherwise they are a row that names who can't be reached
 */
export function LetterRecipients({ isLine }: { isLine?: boolean }) {
  useSignals();
  const { store, recipients, commands } = useEmailing();
  const action = useApp().session.activeAction.value;
  const [only, ...others] = recipients.open.value;
  const isOne = others.length === 0;
  if (recipients.isSearched) {
    if (isLine) return <FoundLine />;
    const checks = !isOne && <RecipientChecks leftOut={store.leftOut.value} onPick={commands.pick} />;
    return <LawmakerPanel action={action} list={checks || undefined} isFindElsewhere />;
  }
  if (isOne) return only ? <OnlyRecipient name={only.name} /> : null;
  return <RecipientPicker />;
}
