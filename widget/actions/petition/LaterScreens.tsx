import { useSignals } from '@preact/signals-react/runtime';
import { Sheet } from '#platform/Sheet.tsx';
import { Thanks } from '../../parts/ending/Thanks.tsx';
import { ActionForm } from '../../parts/form/ActionForm.tsx';
import { AddressEntry } from '../../parts/form/AddressEntry.tsx';
import { PersonFields } from '../../parts/form/person/PersonFields.tsx';
import { NO_SIGNER } from '../../parts/form/person/signer.ts';
import { useAskedRules } from '../../parts/form/person/use-asked-rules.ts';
import { PERSON_STEPS } from '../../parts/form/steps.ts';
import { useActionForm } from '../../parts/form/use-action-form.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createPetitionCommands, type PetitionValues, petitionAsks, petitionFields } from './commands.ts';
import { Lens, placesOf } from './Lens.tsx';
import { SignersWall } from './SignersWall.tsx';
import { Progress } from './screens.tsx';
import { createPetitionStore } from './store.ts';
import css from './thanks.css' with { type: 'text' };

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

/** The bar, with the reader's own place in it. */
function OwnPlace() {
  useSignals();
  const { t } = useApp();
  const { goal, signatures, share } = useOfAction(createPetitionStore);
  const places = goal === null ? null : placesOf(signatures.value, goal);
  return (
    <div className={places ? 'ca-lensed' : 'ca-unlensed'}>
      <Progress isSigned />
      {places && <Lens places={places} share={share.value ?? 0} />}
      {places && (
        <p className="ca-lens-key" aria-hidden="true">
          {t('petition.lensKey')}
        </p>
      )}
    </div>
  );
}

export function PetitionThanks() {
  useSignals();
  const { goal, wall } = useOfAction(createPetitionStore);
  return (
    <Thanks below={wall.value && <SignersWall wall={wall.value} />}>
      <Sheet css={css} />
      {goal !== null && <OwnPlace />}
    </Thanks>
  );
}
