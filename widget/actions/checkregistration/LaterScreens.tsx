import { useSignals } from '@preact/signals-react/runtime';
import { detailsOf } from '../../core/model/action.ts';
import { EndScreen } from '../../parts/ending/EndScreen.tsx';
import { Thanks } from '../../parts/ending/Thanks.tsx';
import { ActionForm } from '../../parts/form/ActionForm.tsx';
import { AddressEntry } from '../../parts/form/AddressEntry.tsx';
import { PersonFields } from '../../parts/form/person/PersonFields.tsx';
import { useAskedRules } from '../../parts/form/person/use-asked-rules.ts';
import { useActionForm } from '../../parts/form/use-action-form.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { DateOfBirthField } from '../../ui/fields/DateOfBirthField.tsx';
import {
  createRegistrationCommands,
  EMPTY,
  type RegistrationValues,
  registrationAsks,
  registrationFields,
  STEPS,
} from './commands.ts';
import { checkregistration, ROLL_COUNTRY } from './index.ts';
import { NoLookUp, OfficialSiteLink } from './NoLookUp.tsx';
import { createRegistrationStore } from './store.ts';

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

/** End screen for readers not found on the roll, or whose status is unknown: register, or check again. */
export function NotRegistered({ isUnknown }: { isUnknown: boolean }) {
  const { commands, session, t } = useApp();
  return (
    <EndScreen
      hasMain
      title={t(isUnknown ? 'checkregistration.unknownTitle' : 'checkregistration.notRegisteredTitle')}
      text={t(isUnknown ? 'checkregistration.unknownText' : 'checkregistration.notRegisteredText')}
    >
      <div className="ca-onward">
        <OfficialSiteLink label={t('checkregistration.register')} />
        {!isUnknown && (
          <button
            type="button"
            className="ca-quiet"
            onClick={() => commands.open(session.activeAction.value, 'details')}
          >
            {t('checkregistration.checkAgain')}
          </button>
        )}
      </div>
    </EndScreen>
  );
}

/** Result of the look-up (spec §4). */
export function RegistrationResult() {
  useSignals();
  const { t } = useApp();
  const { result } = useOfAction(createRegistrationStore);
  if (result.value !== 'registered') return <NotRegistered isUnknown={result.value === 'unknown'} />;
  return <Thanks title={t('checkregistration.registeredTitle')} text={t('checkregistration.registeredText')} />;
}
