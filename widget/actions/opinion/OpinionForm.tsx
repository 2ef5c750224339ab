import { useSignals } from '@preact/signals-react/runtime';
import { ActionForm } from '../../form/ActionForm.tsx';
import { AddressEntry } from '../../form/AddressEntry.tsx';
import { TextArea } from '../../form/TextArea.tsx';
import { TextField } from '../../form/TextField.tsx';
import { type FormFields, useCachedForm } from '../../form/use-cached-form.ts';
import { useOptIns } from '../../form/use-opt-ins.ts';
import { isRepresentativeSearchType } from '../../model/action.ts';
import { useApp, useKind } from '../../ui/context.ts';
import type { OpinionValues } from './commands.ts';
import type { OpinionStore } from './store.ts';
import { useOpinionCommands } from './use-opinion.ts';

const PERSON: FormFields<OpinionValues> = {
  message: { rule: 'message' },
  fullName: { rule: 'fullName' },
  email: { rule: 'email' },
  phone: { rule: 'phone', isOptional: true },
};
const BY_POSTCODE: FormFields<OpinionValues> = { ...PERSON, postalCode: { rule: 'postalCode' } };
const BY_ADDRESS: FormFields<OpinionValues> = { ...PERSON, homeAddress: { rule: 'address' } };

/** What somebody thinks, and who it is. */
export function OpinionForm() {
  useSignals();
  const { session, t } = useApp();
  const { prompt } = useKind<OpinionStore>();
  const commands = useOpinionCommands();
  const action = session.activeAction.value;
  const needsAddress = isRepresentativeSearchType(action);
  const { offers, first } = useOptIns(action);
  const form = useCachedForm<OpinionValues>(action.identifier, needsAddress ? BY_ADDRESS : BY_POSTCODE, {
    message: '',
    fullName: '',
    email: '',
    phone: '',
    homeAddress: null,
    postalCode: '',
    ...first,
  });
  return (
    <ActionForm
      title={action.formTitle || prompt || action.title}
      lead={action.formDescription}
      form={form}
      commands={commands}
      offers={offers}
      button={[t('opinion.send'), t('opinion.sending')]}
    >
      <TextArea rows={3} placeholder={t('opinion.placeholder')} {...form.area('message')} />
      <TextField autoComplete="name" {...form.field('fullName')} />
      <TextField type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      {needsAddress ? (
        <AddressEntry {...form.held('homeAddress')} countryCode={action.representativeSearch?.countryCode} />
      ) : (
        <TextField autoComplete="postal-code" {...form.field('postalCode')} />
      )}
      <TextField type="tel" autoComplete="tel" onFocus={commands.warmPhone} {...form.field('phone')} />
    </ActionForm>
  );
}
