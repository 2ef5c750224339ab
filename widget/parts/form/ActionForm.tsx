import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { Excerpt, leadOf } from '../../ui/fields/Excerpt.tsx';
import { FormHeading, type FormHeadingProps } from './FormHeading.tsx';
import type { FormCommands } from './form-commands.ts';
import { MissingNote } from './MissingNote.tsx';
import { OptInFields, seenOptIns } from './opt-ins/OptInFields.tsx';
import type { OptInOffer } from './opt-ins/opt-ins.ts';
import { MAX_BESIDE_BUTTON } from './steps.ts';
import type { CachedForm } from './use-cached-form.ts';
import { type Steps, sentBack } from './use-steps.ts';

/**
 * Says who gets what is typed, with a link to the privacy notice of the partner, else of the publisher.
 *
 * @param receiver default: the action's partner, else the publisher
 */
export function ReceiverNote({ receiver = '' }: { receiver?: string | undefined }) {
  useSignals();
  const { session, t } = useApp();
  const { partner } = session.activeAction.value;
  const { publisher } = session.widget.value;
  const name = receiver || partner?.name || publisher.name;
  const notice = partner?.privacyUrl || publisher.privacyUrl;
  if (!name) return null;
  return (
    <p className="ca-receiver">
      {t('form.goesTo', { name })}
      {notice && ' '}
      {notice && (
        <a href={notice} target="_blank" rel="noopener">
          {t('form.privacyNotice')}
          <span className="ca-hidden"> ({t('common.newWindow')})</span>
        </a>
      )}
      {notice && '.'}
    </p>
  );
}

export type ActionFormProps<V extends FieldValues> = {
  /** Title of the first step. Default: the action's form title, else its title. */
  title?: string;
  /** Below the title of the first step; in a wide widget above it. */
  note?: ReactNode;
  /** In a wide widget the note is beside the title instead, as high as both lines. */
  isNoteHigh?: boolean;
  /** The title of the first step gives way to what is written (`FormHeading`). */
  titleLine?: FormHeadingProps['line'];
  /** Lead of the first step. Default: the action's own; '' for none. */
  lead?: string;
  /** Quoted between the lead and the fields of the first step, such as a petition's text. */
  quote?: string | undefined;
  form: CachedForm<V>;
  steps: Steps;
  commands: Pick<FormCommands<V>, 'isSubmitting' | 'initiate' | 'submit'>;
  offers: readonly OptInOffer[];
  /** Label of the last step's button, and the label while the form is being sent. */
  button: readonly [idle: string, busy: string];
  /** Beside the button, below the opt-ins. */
  aside?: ReactNode;
  /** Takes the button's place while something else comes first. */
  instead?: ReactNode;
  /** Names the recipient of the form's data. Default: the action's partner, else the publisher. */
  receiver?: string;
  /** The fields of the present step. */
  children: ReactNode;
};

/** Sends the form from its last step. @returns what the button of a step does */
function usePress<V extends FieldValues>({ form, steps, commands, offers }: ActionFormProps<V>) {
  useSignals();
  const app = useApp();
  const { identifier } = app.session.activeAction.value;
  const seen = seenOptIns(app, identifier);
  const press = form.handleSubmit(async (values) => {
    if (!steps.isLast) return steps.openNext();
    if (steps.backToWrong(values)) return sentBack(app, identifier).tellOnArrival();
    await commands.submit(values, seen.mark(offers));
  });
  return { press, see: seen.see };
}

/**
 * A form, or the present step of one: heading, fields, opt-ins and button. Typed values survive an error and leaving the
 * screen.
 */
export function ActionForm<V extends FieldValues>(props: ActionFormProps<V>) {
  useSignals();
  const { quote, form, steps, commands, offers, button, children } = props;
  const app = useApp();
  const action = app.session.activeAction.value;
  const { title = action.formTitle || action.title, lead = leadOf(action) } = props;
  const { missing, summary, register } = form;
  const isBusy = commands.isSubmitting.value;
  const missingId = useId();
  const [leavesWrong, setLeavesWrong] = useState(false);
  const { press, see } = usePress(props);
  const isBeside = offers.length <= MAX_BESIDE_BUTTON;
  const optIns = (
    <OptInFields offers={offers} register={register} values={form.values} onSeen={see} disabled={isBusy} />
  );
  const submit = (
    <BigButton
      isSubmit
      isWaiting={missing.length > 0}
      missingId={missingId}
      isBusy={isBusy}
      busy={button[1]}
      onPress={() => void press()}
    >
      {steps.isLast ? button[0] : app.t('common.continue')}
    </BigButton>
  );
  return (
    <form
      className="ca-form"
      data-step={steps.name}
      data-mending={(summary.problems.length > 1 && (summary.attempts > 0 || leavesWrong)) || undefined}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onInput={commands.initiate}
    >
      <FormHeading title={title} note={props.note} isNoteHigh={props.isNoteHigh} line={props.titleLine} steps={steps} />
      {steps.isFirst && <Excerpt lead={app.fill(lead)} quote={quote} />}
      {/* A fieldset has no box of its own: Chromium would not let its content grow. */}
      <fieldset
        className="ca-lock"
        disabled={isBusy}
        onFocus={({ currentTarget }) => setLeavesWrong(currentTarget.querySelectorAll('[aria-invalid]').length > 1)}
      >
        <div className="ca-fields">
          {children}
          {steps.name === 'optIns' && optIns}
        </div>
      </fieldset>
      <ActionBar button={props.instead || submit}>
        {isBeside && steps.isLast && optIns}
        {props.aside}
        {steps.name === 'person' && <ReceiverNote receiver={props.receiver} />}
        <MissingNote id={missingId} fields={missing} summary={summary} />
      </ActionBar>
    </form>
  );
}
