import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { MissingNote } from '../../form/MissingNote.tsx';
import { OptInFields } from '../../form/OptInFields.tsx';
import { TextField } from '../../form/TextField.tsx';
import { type FormFields, useCachedForm } from '../../form/use-cached-form.ts';
import { useOptIns } from '../../form/use-opt-ins.ts';
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
  const isBusy = store.isSubmitting.value;
  const { offers, first } = useOptIns(action);
  const { field, missing, summary, register, handleSubmit } = useCachedForm<PetitionValues>(action.identifier, FIELDS, {
    fullName: '',
    email: '',
    postalCode: '',
    phone: '',
    ...first,
  });
  const sign = handleSubmit((values) => commands.sign(values, offers));
  const missingId = useId();
  const button = (
    <BigButton
      isSubmit
      isWaiting={missing.length > 0}
      missingId={missingId}
      isBusy={isBusy}
      onPress={() => void sign()}
    >
      {t(isBusy ? 'petition.signing' : 'petition.sign')}
    </BigButton>
  );
  return (
    <form className="ca-form" noValidate onSubmit={(event) => event.preventDefault()} onInput={commands.initiate}>
      <Heading>{action.formTitle || action.title}</Heading>
      <ErrorSummary {...summary} />
      <fieldset className="ca-fields" disabled={isBusy}>
        <TextField autoComplete="name" {...field('fullName')} />
        <TextField type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <TextField autoComplete="postal-code" {...field('postalCode')} />
        <TextField type="tel" autoComplete="tel" onFocus={commands.warmPhone} {...field('phone')} />
      </fieldset>
      <ActionBar button={button}>
        <OptInFields offers={offers} register={register} disabled={isBusy} />
        <MissingNote id={missingId} fields={missing} />
      </ActionBar>
    </form>
  );
}
