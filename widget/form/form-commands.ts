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

/** @param offers the opt-ins with their words as they stood on the screen */
export type Send<Values> = (values: Values, offers: readonly AskedOptIn[]) => Promise<void>;

export type FormCommands<Values> = {
  isSubmitting: ReadonlySignal<boolean>;
  initiate(): void;
  warmPhone(): void;
  submit: Send<Values>;
};

export type FormCommandsOptions<Values> = {
  /** Posts the values and finishes the action; whatever it throws is told to the visitor, and the form stays. */
  send: Send<Values>;
  /** What the visitor is told; default: the general words (spec §8). */
  failure?: (error: unknown) => string;
};

/** What the commands of every kind with a form have in common: it is sent once, and nothing typed is lost. */
export function createFormCommands<Values>(
  action: Action,
  { commands, t, report }: FormTools,
  { send, failure = (error) => failureText(error, t, 'errors.submission') }: FormCommandsOptions<Values>,
): FormCommands<Values> {
  const isSubmitting = signal(false);

  async function trySend(values: Values, offers: readonly AskedOptIn[]) {
    try {
      if (await commands.bring(action)) await send(values, offers);
    } catch (error) {
      // The client has reported what failed on the wire.
      if (!(error instanceof RequestError)) report(error);
      commands.alert(failure(error), action);
    }
  }

  return {
    isSubmitting,
    initiate: () => commands.initiate(action),
    warmPhone,
    async submit(values, offers) {
      if (commands.isDone(action)) return commands.leadOn(action);
      if (isSubmitting.value) return;
      isSubmitting.value = true;
      await commands.submit(action, () => trySend(values, offers));
      isSubmitting.value = false;
    },
  };
}
