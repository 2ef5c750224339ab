import { useSignals } from '@preact/signals-react/runtime';
import { PrefixField } from '../../fields/PrefixField.tsx';
import { TextArea } from '../../fields/TextArea.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { ActionForm } from '../../form/ActionForm.tsx';
import { AddressEntry } from '../../form/AddressEntry.tsx';
import { leadOf } from '../../form/lead.ts';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { LetterRecipients } from './LetterRecipients.tsx';
import { NotByEmail } from './NotByEmail.tsx';
import { SubjectField } from './SubjectField.tsx';
import { useLetterForm } from './use-letter-form.ts';

/** The letter and the sender's details in one form, so that everything can be reviewed before sending. */
function Letter() {
  useSignals();
  const { t } = useApp();
  const { commands } = useEmailing();
  const { action, offers, form, takeAddress } = useLetterForm();
  return (
    <ActionForm
      title={action.formTitle || action.title}
      lead={leadOf(action)}
      form={form}
      commands={commands}
      offers={offers}
      button={[t('email.send'), t('email.sending')]}
    >
      <LetterRecipients />
      <SubjectField {...form.area('subject')} />
      <TextArea rows={6} {...form.area('message')} />
      <h3 className="ca-group ca-wide">{t('email.yourDetails')}</h3>
      {form.has('prefix') && <PrefixField {...form.field('prefix')} />}
      <TextField autoComplete="given-name" {...form.field('firstName')} />
      <TextField autoComplete="family-name" {...form.field('lastName')} />
      <TextField type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      {form.has('phone') && (
        <TextField type="tel" autoComplete="tel" onFocus={commands.warmPhone} {...form.field('phone')} />
      )}
      {form.has('homeAddress') && <AddressEntry {...form.held('homeAddress')} onChange={takeAddress} />}
    </ActionForm>
  );
}

/** The letter's form, or alternatives when no recipient can be emailed. */
export function EmailForm() {
  useSignals();
  return useEmailing().recipients.isNobodyReachable.value ? <NotByEmail /> : <Letter />;
}
