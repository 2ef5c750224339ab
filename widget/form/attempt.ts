import { RequestError } from '../api/errors.ts';
import type { App } from '../app/app.ts';
import type { Action } from '../model/action.ts';

export type AttemptOptions = {
  send: () => Promise<void>;
  /** The message for an error. */
  failure: (error: unknown) => string;
};

/** Sends a form. An error is shown to the reader and, unless the client did so already, reported. */
export async function attempt(
  action: Action,
  { commands, report }: Pick<App, 'commands' | 'report'>,
  { send, failure }: AttemptOptions,
) {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof RequestError)) report(error);
    commands.alert(failure(error), action);
  }
}
