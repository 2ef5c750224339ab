import { useSignals } from '@preact/signals-react/runtime';
import { nameList } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { ActionForm } from '../form/ActionForm.tsx';
import { AddressEntry } from '../form/AddressEntry.tsx';
import { PersonFields } from '../form/person/PersonFields.tsx';
import { FindButton } from '../lawmakers/FindButton.tsx';
import { PrivateNote } from '../lawmakers/LawmakerList.tsx';
import { ShareChannels } from '../share/ShareChannels.tsx';
import { useEmailing } from './emailing-context.tsx';
import { LetterRecipients, Unreachable } from './LetterRecipients.tsx';
import { LetterSheet } from './LetterSheet.tsx';
import { useLetterForm } from './use-letter-form.ts';

/** Shown when no recipient can be emailed: other ways to reach them. */
function NotByEmail() {
  useSignals();
  const { session, t } = useApp();
  const action = session.activeAction.value;
  return (
    <div className="ca-form">
      <Heading>{action.formTitle || action.title}</Heading>
      <p className="ca-text">{t('email.unreachable')}</p>
      <LetterRecipients />
      <Unreachable />
      <ShareChannels />
    </div>
  );
}

/** First the letter, then who writes it. */
function Letter() {
  useSignals();
  const { session, t, locale } = useApp();
  const { commands, recipients, store } = useEmailing();
  const isUnfound = recipients.isSearched && recipients.all.value.length === 0;
  const { offers, form, steps, takeAddress } = useLetterForm();
  const isHinted = store.draft.message !== '' && form.missing.length === 0 && recipients.unreachable.value.length === 0;
  const chosen = recipients.chosen.value.map(({ name }) => name);
  // Once it is sent nobody is left to choose, and the form still stands there until the thanks do.
  const names = chosen.length > 0 ? chosen : [...store.sentTo.value, ...store.keptFor.value];
  return (
    <ActionForm
      note={<LetterRecipients isLine />}
      isNoteHigh={recipients.isLookedUp.value && recipients.found.value.length === 0}
      titleLine={session.activeAction.value.skipFrontCard ? 'whole' : 'cut'}
      form={form}
      steps={steps}
      commands={commands}
      offers={offers}
      button={[t('email.send'), t('email.sending')]}
      aside={
        form.has('subject') && (
          <>
            <div aria-live="polite">
              <PrivateNote lawmakers={recipients.found.value} />
            </div>
            {isHinted && <p className="ca-edit-hint">{t('email.editHint')}</p>}
          </>
        )
      }
      instead={isUnfound && steps.isFirst && <FindButton />}
      receiver={nameList(names, t, locale, names.length > 2 ? 1 : 2)}
    >
      {form.has('subject') && (
        <>
          <Unreachable />
          <LetterSheet form={form} />
        </>
      )}
      <PersonFields form={form} />
      {form.has('homeAddress') && <AddressEntry {...form.controlled('homeAddress')} onChange={takeAddress} />}
    </ActionForm>
  );
}

/** The letter's form, or alternatives when no recipient can be emailed. */
export function EmailForm() {
  useSignals();
  return useEmailing().recipients.isNoneReachable.value ? <NotByEmail /> : <Letter />;
}
