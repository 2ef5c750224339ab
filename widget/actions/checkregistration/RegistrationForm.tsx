import { useSignals } from '@preact/signals-react/runtime';
import { DateOfBirthField } from '../../fields/DateOfBirthField.tsx';
import { ActionForm } from '../../form/ActionForm.tsx';
import { AddressEntry } from '../../form/AddressEntry.tsx';
import { PersonFields } from '../../form/person/PersonFields.tsx';
import { useAskedRules } from '../../form/person/use-asked-rules.ts';
import { useActionForm } from '../../form/use-action-form.ts';
import { detailsOf } from '../../model/action.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createRegistrationCommands, type RegistrationValues } from './commands.ts';
import { EMPTY, registrationAsks, registrationFields, STEPS } from './fields.ts';
import { checkregistration, ROLL_COUNTRY } from './index.ts';
import { NoLookUp } from './NoLookUp.tsx';

/** Name, date of birth and address, one after the other. */
function LookUpForm() {
  useSignals();
  const { session, t } = useApp();
  const commands = useOfAction(createRegistrationCommands);
  const action = session.activeAction.value;
  const fields = registrationFields(useAskedRules(registrationAsks(action)));
  const { form, offers, steps } = useActionForm<RegistrationValues>(fields, EMPTY, STEPS);
  return (
    <ActionForm
      title={action.formTitle || t('checkregistration.details')}
      form={form}
      steps={steps}
      commands={commands}
      offers={offers}
      button={[t('checkregistration.submit'), t('checkregistration.checking')]}
    >
      <PersonFields form={form} />
      {form.has('dateOfBirth') && <DateOfBirthField {...form.controlled('dateOfBirth')} />}
      {form.has('homeAddress') && (
        <AddressEntry {...form.controlled('homeAddress')} countryCode={ROLL_COUNTRY} isCountryFixed />
      )}
    </ActionForm>
  );
}

/** The form of the look-up, where there is one: an action can skip its front. */
export function RegistrationForm() {
  useSignals();
  const { hasLookUp } = detailsOf(checkregistration, useApp().session.activeAction.value);
  return hasLookUp ? <LookUpForm /> : <NoLookUp />;
}
