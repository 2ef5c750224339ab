import { useSignals } from '@preact/signals-react/runtime';
import { CheckField } from '../../form/CheckField.tsx';
import { isPreChecked } from '../../form/opt-ins.ts';
import { TextField } from '../../form/TextField.tsx';
import { type FormFields, useCachedForm } from '../../form/use-cached-form.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import type { PetitionValues } from './commands.ts';
import { usePetition } from './use-petition.ts';

const FIELDS: FormFields<PetitionValues> = {
  fullName: { rule: 'fullName' },
  email: { rule: 'email' },
  postalCode: { rule: 'postalCode' },
  phone: { rule: 'phone', isOptional: true },
};

/** Who signs. What is typed here outlives an error, a way back and a slow network. */
export function PetitionForm() {
  useSignals();
  const { session, t } = useApp();
  const { store, commands } = usePetition();
  const action = session.activeAction.value;
  const { location, preCheckOptIn } = session.widget.value;
  const isBusy = store.isSubmitting.value;
  const { register, handleSubmit, formState } = useCachedForm<PetitionValues>(action.identifier, FIELDS, {
    fullName: '',
    email: '',
    postalCode: '',
    phone: '',
    emailOptIn: isPreChecked(location?.countryCode ?? '', preCheckOptIn),
  });
  const { errors, isValid } = formState;
  const error = (name: 'fullName' | 'email' | 'postalCode' | 'phone') => errors[name] && t(`validation.${name}`);
  const optIn = action.partner ? t('form.optInEmail', { name: action.partner.name }) : '';
  const sign = handleSubmit((values) => commands.sign(values, optIn));
  return (
    <form className="ca-form" noValidate onSubmit={(event) => event.preventDefault()} onInput={commands.initiate}>
      <Heading>{action.formTitle || action.title}</Heading>
      <fieldset className="ca-fields" disabled={isBusy}>
        <TextField label={t('form.fullName')} autoComplete="name" error={error('fullName')} {...register('fullName')} />
        <TextField
          label={t('form.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={error('email')}
          {...register('email')}
        />
        <TextField
          label={t('form.postalCode')}
          autoComplete="postal-code"
          error={error('postalCode')}
          {...register('postalCode')}
        />
        <TextField
          label={t('form.phone')}
          type="tel"
          autoComplete="tel"
          isOptional
          error={error('phone')}
          {...register('phone')}
        />
      </fieldset>
      <ActionBar
        button={
          <BigButton isSubmit isWaiting={!isValid} missingId="ca-missing" isBusy={isBusy} onPress={() => void sign()}>
            {t(isBusy ? 'petition.signing' : 'petition.sign')}
          </BigButton>
        }
      >
        {optIn && <CheckField label={optIn} disabled={isBusy} {...register('emailOptIn')} />}
      </ActionBar>
    </form>
  );
}
