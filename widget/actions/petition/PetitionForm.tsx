import { useSignals } from '@preact/signals-react/runtime';
import { Excerpt } from '../../fields/Excerpt.tsx';
import { PrefixField } from '../../fields/PrefixField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { ActionForm } from '../../form/ActionForm.tsx';
import { AddressEntry } from '../../form/AddressEntry.tsx';
import { NOTHING_ASKED } from '../../form/asked-fields.ts';
import { leadOf } from '../../form/lead.ts';
import { useOptIns } from '../../form/opt-ins/use-opt-ins.ts';
import { useAskedRules } from '../../form/use-asked-rules.ts';
import { useCachedForm } from '../../form/use-cached-form.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createPetitionCommands, type PetitionValues } from './commands.ts';
import { petitionAsks, petitionFields } from './fields.ts';
import { createPetitionStore } from './store.ts';

/** The form for a signature. Without a front card it includes the petition's text. */
export function PetitionForm() {
  useSignals();
  const { session, fill, t } = useApp();
  const { text } = useOfAction(createPetitionStore);
  const commands = useOfAction(createPetitionCommands);
  const action = session.activeAction.value;
  const { offers, first } = useOptIns(action);
  const asked = petitionAsks(action);
  const form = useCachedForm<PetitionValues>(action.identifier, petitionFields(asked, useAskedRules(asked)), {
    fullName: '',
    email: '',
    postalCode: '',
    ...NOTHING_ASKED,
    ...first,
  });
  return (
    <ActionForm
      title={action.formTitle || action.title}
      lead={leadOf(action)}
      about={action.skipFrontCard && text && <Excerpt>{fill(text)}</Excerpt>}
      form={form}
      commands={commands}
      offers={offers}
      button={[t('petition.sign'), t('petition.signing')]}
    >
      {form.has('prefix') && <PrefixField {...form.field('prefix')} />}
      <TextField autoComplete="name" {...form.field('fullName')} />
      <TextField type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      {form.has('postalCode') && <TextField autoComplete="postal-code" {...form.field('postalCode')} />}
      {form.has('phone') && (
        <TextField type="tel" autoComplete="tel" onFocus={commands.warmPhone} {...form.field('phone')} />
      )}
      {form.has('homeAddress') && <AddressEntry {...form.held('homeAddress')} />}
    </ActionForm>
  );
}
