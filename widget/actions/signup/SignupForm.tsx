import { useSignals } from '@preact/signals-react/runtime';
import { ActionForm } from '../../form/ActionForm.tsx';
import { TextField } from '../../form/TextField.tsx';
import { type FormFields, useCachedForm } from '../../form/use-cached-form.ts';
import { useOptIns } from '../../form/use-opt-ins.ts';
import { useApp } from '../../ui/context.ts';
import type { SignupValues } from './commands.ts';
import { useSignupCommands } from './use-signup.ts';

const FIELDS: FormFields<SignupValues> = {
  firstName: { rule: 'firstName' },
  lastName: { rule: 'lastName' },
  email: { rule: 'email' },
  phone: { rule: 'phone', isOptional: true },
};

/** Who signs up. */
export function SignupForm() {
  useSignals();
  const { session, t } = useApp();
  const commands = useSignupCommands();
  const action = session.activeAction.value;
  const { offers, first } = useOptIns(action);
  const form = useCachedForm<SignupValues>(action.identifier, FIELDS, {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    ...first,
  });
  return (
    <ActionForm
      title={action.formTitle || action.title}
      lead={action.formDescription}
      form={form}
      commands={commands}
      offers={offers}
      button={[t('signup.submit'), t('signup.submitting')]}
    >
      <TextField autoComplete="given-name" {...form.field('firstName')} />
      <TextField autoComplete="family-name" {...form.field('lastName')} />
      <TextField type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      <TextField type="tel" autoComplete="tel" onFocus={commands.warmPhone} {...form.field('phone')} />
    </ActionForm>
  );
}
