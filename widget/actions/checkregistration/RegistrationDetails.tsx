import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { DateOfBirthField } from '../../fields/DateOfBirthField.tsx';
import { ActionForm } from '../../form/ActionForm.tsx';
import { AddressEntry } from '../../form/AddressEntry.tsx';
import { PersonFields } from '../../form/person/PersonFields.tsx';
import { useAskedRules } from '../../form/person/use-asked-rules.ts';
import { useActionForm } from '../../form/use-action-form.ts';
import { isComplete } from '../../form/validate.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createRegistrationCommands, type RegistrationValues } from './commands.ts';
import { detailFields, EMPTY, registrationAsks, stepOneFields, WIDE_FIELDS } from './fields.ts';
import { ROLL_COUNTRY } from './index.ts';

/** The second step: date of birth and address. Includes the first step's fields when those are not filled in yet. */
export function RegistrationDetails() {
  useSignals();
  const { session, t } = useApp();
  const commands = useOfAction(createRegistrationCommands);
  const action = session.activeAction.value;
  const person = stepOneFields(action);
  const details = detailFields(useAskedRules(registrationAsks(action)).homeAddress);
  const [asksAll] = useState(() => !isComplete(person, session.keptForm(action.identifier)));
  const { form, offers } = useActionForm<RegistrationValues>(asksAll ? { ...person, ...details } : details, EMPTY);
  return (
    <ActionForm
      title={t('checkregistration.details')}
      lead=""
      form={form}
      commands={commands}
      offers={offers}
      button={[t('checkregistration.submit'), t('checkregistration.checking')]}
    >
      <PersonFields form={form} wide={WIDE_FIELDS} />
      <DateOfBirthField {...form.controlled('dateOfBirth')} />
      <AddressEntry {...form.controlled('homeAddress')} countryCode={ROLL_COUNTRY} isCountryFixed />
    </ActionForm>
  );
}
