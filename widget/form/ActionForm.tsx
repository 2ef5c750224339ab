import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActionBar } from '../ui/ActionBar.tsx';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp } from '../ui/context.ts';
import { Heading } from '../ui/Heading.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormCommands } from './form-commands.ts';
import { leadOf } from './lead.ts';
import { MissingNote } from './MissingNote.tsx';
import { OptInFields } from './opt-ins/OptInFields.tsx';
import type { OptInOffer } from './opt-ins/opt-ins.ts';
import { seenOptIns } from './opt-ins/seen-opt-ins.ts';
import type { CachedForm } from './use-cached-form.ts';

export type ActionFormProps<V extends FieldValues> = {
  /** Default: the action's form title, else its title. */
  title?: string;
  /** Default: the action's own lead; '' for none. */
  lead?: string;
  /** Content between the lead and the fields, such as a petition's text. */
  about?: ReactNode;
  form: CachedForm<V>;
  commands: Pick<FormCommands<V>, 'isSubmitting' | 'initiate' | 'submit'>;
  offers?: readonly OptInOffer[];
  /** Button label, and the label while the form is being sent. */
  button: readonly [idle: string, busy: string];
  children: ReactNode;
};

const NO_OFFERS: readonly OptInOffer[] = [];

/** Up to this many opt-ins stand beside the button, always in view. More would leave the fields no room there. */
const MAX_BESIDE_BUTTON = 2;

/** A form: heading, fields, opt-ins and button. Typed values survive an error and leaving the screen. */
export function ActionForm<V extends FieldValues>(props: ActionFormProps<V>) {
  useSignals();
  const { about, form, commands, offers = NO_OFFERS, button, children } = props;
  const app = useApp();
  const action = app.session.activeAction.value;
  const { title = action.formTitle || action.title, lead = leadOf(action) } = props;
  const { missing, summary, register, handleSubmit } = form;
  const isBusy = commands.isSubmitting.value;
  const missingId = useId();
  const seen = seenOptIns(app, action.identifier);
  const isBeside = offers.length <= MAX_BESIDE_BUTTON;
  const optIns = <OptInFields offers={offers} register={register} onSeen={seen.see} disabled={isBusy} />;
  const send = handleSubmit((values) => commands.submit(values, seen.mark(offers)));
  const submit = (
    <BigButton
      isSubmit
      isWaiting={missing.length > 0}
      missingId={missingId}
      isBusy={isBusy}
      onPress={() => void send()}
    >
      {button[isBusy ? 1 : 0]}
    </BigButton>
  );
  return (
    <form className="ca-form" noValidate onSubmit={(event) => event.preventDefault()} onInput={commands.initiate}>
      <Heading>{title}</Heading>
      {lead && <p className="ca-lead">{app.fill(lead)}</p>}
      {about}
      <ErrorSummary {...summary} />
      <fieldset className="ca-fields" disabled={isBusy}>
        {children}
        {!isBeside && optIns}
      </fieldset>
      <ActionBar button={submit}>
        {isBeside && optIns}
        <MissingNote id={missingId} fields={missing} />
      </ActionBar>
    </form>
  );
}
