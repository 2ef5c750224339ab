import { useSignals } from '@preact/signals-react/runtime';
import { ActionForm } from '../../form/ActionForm.tsx';
import { leadOf } from '../../form/lead.ts';
import { useOptIns } from '../../form/opt-ins/use-opt-ins.ts';
import { useCachedForm } from '../../form/use-cached-form.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createRegistrationCommands, type RegistrationValues } from './commands.ts';
import { emptyValues, personFields } from './fields.ts';
import { PersonFields } from './PersonFields.tsx';

/** The first of two steps: name and contact details. */
export function RegistrationPerson() {
  useSignals();
  const { session, commands, t } = useApp();
  const registration = useOfAction(createRegistrationCommands);
  const action = session.activeAction.value;
  const { first } = useOptIns(action);
  const form = useCachedForm<RegistrationValues>(action.identifier, personFields(action), emptyValues(first));
  const steps = { ...registration, submit: () => commands.open(action, 'details') };
  const next = t('common.continue');
  return (
    <ActionForm
      title={action.formTitle || t('checkregistration.details')}
      lead={leadOf(action) || t('checkregistration.detailsText')}
      form={form}
      commands={steps}
      button={[next, next]}
    >
      <PersonFields form={form} warmPhone={registration.warmPhone} />
    </ActionForm>
  );
}
