import { type ReadonlySignal, signal } from '@preact/signals-core';
import { RequestError } from '../api/errors.ts';
import type { App } from '../app/app.ts';
import type { Action } from '../model/action.ts';
import { failureText } from '../session/failure-text.ts';
import type { AskedOptIn } from './opt-ins/opt-ins.ts';
import { warmPhone } from './phone.ts';

export type FormTools = Pick<
  App,
  'of' | 'commands' | 'submissions' | 'actionData' | 'session' | 'fill' | 't' | 'report'
>;

/** @param offers the opt-ins with the labels that were shown */
export type Send<Values> = (values: Values, offers: readonly AskedOptIn[]) => Promise<void>;

export type FormCommands<Values> = {
  isSubmitting: ReadonlySignal<boolean>;
  initiate(): void;
  warmPhone(): void;
  submit: Send<Values>;
};

export type FormCommandsOptions<Values> = {
  /** Posts the values and finishes the action. An error is shown to the reader, and the form stays open. */
  send: Send<Values>;
  /** The message for an error; default: the general one (spec §8). */
  failure?: (error: unknown) => string;
};

/** Commands shared by all kinds with a form: sends it once, and keeps typed values on failure. */
export function createFormCommands<Values>(
  action: Action,
  { commands, t, report }: FormTools,
  { send, failure = (error) => failureText(error, t, 'errors.submission') }: FormCommandsOptions<Values>,
): FormCommands<Values> {
  const isSubmitting = signal(false);

  async function trySend(values: Values, offers: readonly AskedOptIn[]) {
    try {
      if (await commands.loadScreen(action)) await send(values, offers);
    } catch (error) {
      // The client has already reported request errors.
      if (!(error instanceof RequestError)) report(error);
      commands.alert(failure(error), action);
    }
  }

  return {
    isSubmitting,
    initiate: () => commands.initiate(action),
    warmPhone,
    async submit(values, offers) {
      if (commands.isDone(action)) return commands.moveOn(action);
      if (isSubmitting.value) return;
      isSubmitting.value = true;
      await commands.submit(action, () => trySend(values, offers));
      isSubmitting.value = false;
    },
  };
}
