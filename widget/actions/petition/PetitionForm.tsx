import { useSignals } from '@preact/signals-react/runtime';
import { ActionForm } from '../../form/ActionForm.tsx';
import { TextField } from '../../form/TextField.tsx';
import { type FormFields, useCachedForm } from '../../form/use-cached-form.ts';
import { useOptIns } from '../../form/use-opt-ins.ts';
import { useApp } from '../../ui/context.ts';
import type { PetitionValues } from './commands.ts';
import { usePetitionForm } from './use-petition-form.ts';

const FIELDS: FormFields<PetitionValues> = {
  fullName: { rule: 'fullName' },
  email: { rule: 'email' },
  postalCode: { rule: 'postalCode' },
  phone: { rule: 'phone', isOptional: true },
};

/** Who signs. */
export function PetitionForm() {
  useSignals();
  const { session, t } = useApp();
  const commands = usePetitionForm();
  const action = session.activeAction.value;
  const { offers, first } = useOptIns(action);
  const form = useCachedForm<PetitionValues>(action.identifier, FIELDS, {
    fullName: '',
    email: '',
    postalCode: '',
    phone: '',
    ...first,
  });
  return (
    <ActionForm
      title={action.formTitle || action.title}
      form={form}
      commands={commands}
      offers={offers}
      button={[t('petition.sign'), t('petition.signing')]}
    >
      <TextField autoComplete="name" {...form.field('fullName')} />
      <TextField type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      <TextField autoComplete="postal-code" {...form.field('postalCode')} />
      <TextField type="tel" autoComplete="tel" onFocus={commands.warmPhone} {...form.field('phone')} />
    </ActionForm>
  );
}
