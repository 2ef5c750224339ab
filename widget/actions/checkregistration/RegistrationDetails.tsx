import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { DateOfBirthField } from '../../fields/DateOfBirthField.tsx';
import { ActionForm } from '../../form/ActionForm.tsx';
import { AddressEntry } from '../../form/AddressEntry.tsx';
import { useOptIns } from '../../form/opt-ins/use-opt-ins.ts';
import { useAskedRules } from '../../form/use-asked-rules.ts';
import { holds, useCachedForm } from '../../form/use-cached-form.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createRegistrationCommands, type RegistrationValues } from './commands.ts';
import { detailFields, emptyValues, personFields, registrationAsks } from './fields.ts';
import { ROLL_COUNTRY } from './index.ts';
import { PersonFields } from './PersonFields.tsx';

/** The second step: date of birth and address. Includes the first step's fields when those are not filled in yet. */
export function RegistrationDetails() {
  useSignals();
  const { session, t } = useApp();
  const commands = useOfAction(createRegistrationCommands);
  const action = session.activeAction.value;
  const { offers, first } = useOptIns(action);
  const person = personFields(action);
  const details = detailFields(useAskedRules(registrationAsks(action)).homeAddress);
  const [asksAll] = useState(() => !holds(person, session.keptForm(action.identifier)));
  const fields = asksAll ? { ...person, ...details } : details;
  const form = useCachedForm<RegistrationValues>(action.identifier, fields, emptyValues(first));
  return (
    <ActionForm
      title={t('checkregistration.details')}
      form={form}
      commands={commands}
      offers={offers}
      button={[t('checkregistration.submit'), t('checkregistration.checking')]}
    >
      {asksAll && <PersonFields form={form} warmPhone={commands.warmPhone} />}
      <DateOfBirthField {...form.held('dateOfBirth')} />
      <AddressEntry {...form.held('homeAddress')} countryCode={ROLL_COUNTRY} isCountryFixed />
    </ActionForm>
  );
}
