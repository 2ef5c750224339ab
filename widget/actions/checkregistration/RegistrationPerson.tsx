import { useSignals } from '@preact/signals-react/runtime';
import { ActionForm } from '../../form/ActionForm.tsx';
import { leadOf } from '../../form/lead.ts';
import { PersonFields } from '../../form/person/PersonFields.tsx';
import { useActionForm } from '../../form/use-action-form.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createRegistrationCommands, type RegistrationValues } from './commands.ts';
import { EMPTY, stepOneFields, WIDE_FIELDS } from './fields.ts';

/** The first of two steps: name and contact details. */
export function RegistrationPerson() {
  useSignals();
  const { session, commands, t } = useApp();
  const registration = useOfAction(createRegistrationCommands);
  const action = session.activeAction.value;
  const { form } = useActionForm<RegistrationValues>(stepOneFields(action), EMPTY);
  const step = { ...registration, submit: () => commands.open(action, 'details') };
  const next = t('common.continue');
  return (
    <ActionForm
      title={action.formTitle || t('checkregistration.details')}
      lead={leadOf(action) || t('checkregistration.detailsText')}
      form={form}
      commands={step}
      button={[next, next]}
    >
      <PersonFields form={form} wide={WIDE_FIELDS} />
    </ActionForm>
  );
}
