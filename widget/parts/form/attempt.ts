import { type PlainKey, sentences } from '../../../i18n/index.ts';
import { RequestError } from '../../core/api/errors.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';

export type AttemptOptions = {
  send: () => Promise<void>;
  /** The message for an error. */
  failure: (error: unknown) => string;
  /** Says that nothing was sent; follows the message. */
  notSent: PlainKey;
};

/** Sends a form. An error is shown to the reader and, unless the client did so already, reported. */
export async function attempt(
  action: Action,
  { commands, report, t }: Pick<App, 'commands' | 'report' | 't'>,
  { send, failure, notSent }: AttemptOptions,
) {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof RequestError)) report(error);
    commands.alert(sentences(failure(error), t(notSent)), action);
  }
}
