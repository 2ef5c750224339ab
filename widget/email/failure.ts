import type { Translate } from '../../i18n/index.ts';
import { firstMessage, RequestError } from '../api/errors.ts';
import { failureText } from '../session/failure-text.ts';

/** Message for a rejected letter: the first of the server's errors, else the general one (spec §8). */
export function emailFailure(error: unknown, t: Translate): string {
  const said = error instanceof RequestError ? firstMessage(error.body) : undefined;
  return said ?? failureText(error, t, 'form.failed');
}
