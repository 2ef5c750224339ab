import { useSignals } from '@preact/signals-react/runtime';
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
import { createSignupCommands, type SignupValues } from './commands.ts';
import { signupAsks, signupFields } from './fields.ts';

/** The form for a sign-up. */
export function SignupForm() {
  useSignals();
  const { session, t } = useApp();
  const commands = useOfAction(createSignupCommands);
  const action = session.activeAction.value;
  const { offers, first } = useOptIns(action);
  const rules = useAskedRules(signupAsks(action));
  const form = useCachedForm<SignupValues>(action.identifier, signupFields(rules), {
    firstName: '',
    lastName: '',
    email: '',
    ...NOTHING_ASKED,
    ...first,
  });
  return (
    <ActionForm
      title={action.formTitle || action.title}
      lead={leadOf(action)}
      form={form}
      commands={commands}
      offers={offers}
      button={[t('signup.submit'), t('signup.submitting')]}
    >
      {form.has('prefix') && <PrefixField {...form.field('prefix')} />}
      <TextField autoComplete="given-name" {...form.field('firstName')} />
      <TextField autoComplete="family-name" {...form.field('lastName')} />
      <TextField type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      {form.has('phone') && (
        <TextField type="tel" autoComplete="tel" onFocus={commands.warmPhone} {...form.field('phone')} />
      )}
      {form.has('homeAddress') && <AddressEntry {...form.held('homeAddress')} />}
    </ActionForm>
  );
}
