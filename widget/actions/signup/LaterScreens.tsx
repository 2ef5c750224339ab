import { useSignals } from '@preact/signals-react/runtime';
import { ActionForm } from '../../parts/form/ActionForm.tsx';
import { AddressEntry } from '../../parts/form/AddressEntry.tsx';
import { PersonFields } from '../../parts/form/person/PersonFields.tsx';
import { NO_PERSON, type PersonValues } from '../../parts/form/person/person.ts';
import { useAskedRules } from '../../parts/form/person/use-asked-rules.ts';
import { useActionForm } from '../../parts/form/use-action-form.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createSignupCommands, signupAsks, signupFields } from './commands.ts';

export { PartnerThanks } from '../../parts/form/PartnerThanks.tsx';

/** The form for a sign-up. */
export function SignupForm() {
  useSignals();
  const { session, t } = useApp();
  const commands = useOfAction(createSignupCommands);
  const rules = useAskedRules(signupAsks(session.activeAction.value));
  const { form, offers, steps } = useActionForm<PersonValues>(signupFields(rules), NO_PERSON);
  return (
    <ActionForm
      form={form}
      steps={steps}
      commands={commands}
      offers={offers}
      button={[t('signup.submit'), t('signup.submitting')]}
    >
      <PersonFields form={form} />
      {form.has('homeAddress') && <AddressEntry {...form.controlled('homeAddress')} />}
    </ActionForm>
  );
}
