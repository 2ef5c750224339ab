import { useSignals } from '@preact/signals-react/runtime';
import { nameList } from '../../../i18n/index.ts';
import { TextArea } from '../../fields/TextArea.tsx';
import { ActionForm } from '../../form/ActionForm.tsx';
import { AddressEntry } from '../../form/AddressEntry.tsx';
import { PersonFields } from '../../form/person/PersonFields.tsx';
import { FindButton } from '../../lawmakers/panel/FindButton.tsx';
import { PrivateNote } from '../../lawmakers/people/PrivateNote.tsx';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { LetterRecipients } from './LetterRecipients.tsx';
import { NotByEmail } from './NotByEmail.tsx';
import { SubjectField } from './SubjectField.tsx';
import { Unreachable } from './Unreachable.tsx';
import { useLetterForm } from './use-letter-form.ts';

/** First the letter, then who writes it. */
function Letter() {
  useSignals();
  const { t, locale } = useApp();
  const { commands, recipients } = useEmailing();
  const isUnfound = recipients.isSearched && recipients.all.value.length === 0;
  const { offers, form, steps, takeAddress } = useLetterForm();
  const names = recipients.chosen.value.map(({ name }) => name);
  return (
    <ActionForm
      note={<LetterRecipients hasPrivateNote={false} />}
      isNoteHigh={recipients.isLookedUp.value}
      form={form}
      steps={steps}
      commands={commands}
      offers={offers}
      button={[t('email.send'), t('email.sending')]}
      aside={
        form.has('subject') && (
          <div aria-live="polite">
            <PrivateNote lawmakers={recipients.found.value} />
          </div>
        )
      }
      instead={isUnfound && steps.isFirst && <FindButton />}
      receiver={nameList(names, t, locale, names.length > 2 ? 1 : 2)}
    >
      {form.has('subject') && (
        <>
          <Unreachable />
          <SubjectField {...form.area('subject')} />
          <TextArea rows={2} className="ca-area" {...form.area('message')} />
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
  return useEmailing().recipients.isNobodyReachable.value ? <NotByEmail /> : <Letter />;
}
