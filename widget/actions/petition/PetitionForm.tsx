import { useSignals } from '@preact/signals-react/runtime';
import { ActionForm } from '../../form/ActionForm.tsx';
import { AddressEntry } from '../../form/AddressEntry.tsx';
import { PersonFields } from '../../form/person/PersonFields.tsx';
import { NO_SIGNER } from '../../form/person/signer.ts';
import { useAskedRules } from '../../form/person/use-asked-rules.ts';
import { PERSON_STEPS } from '../../form/steps.ts';
import { useActionForm } from '../../form/use-action-form.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createPetitionCommands } from './commands.ts';
import { type PetitionValues, petitionAsks, petitionFields } from './fields.ts';
import { createPetitionStore } from './store.ts';

/** The form for a signature. Without a front card it includes the petition's text. */
export function PetitionForm() {
  useSignals();
  const { session, fill, t } = useApp();
  const { text, hasWall } = useOfAction(createPetitionStore);
  const commands = useOfAction(createPetitionCommands);
  const action = session.activeAction.value;
  const asked = petitionAsks(action);
  const { form, offers, steps } = useActionForm<PetitionValues>(
    petitionFields(asked, useAskedRules(asked)),
    { ...NO_SIGNER, showName: false },
    PERSON_STEPS,
    hasWall ? [{ name: 'showName', label: t('petition.showName') }] : [],
  );
  return (
    <ActionForm
      quote={action.skipFrontCard ? fill(text) : ''}
      form={form}
      steps={steps}
      commands={commands}
      offers={offers}
      button={[t('petition.sign'), t('petition.signing')]}
    >
      <PersonFields form={form} />
      {form.has('homeAddress') && <AddressEntry {...form.controlled('homeAddress')} />}
    </ActionForm>
  );
}
