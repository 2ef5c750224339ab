import type { Translate } from '../../i18n/index.ts';
import { firstMessage, RequestError } from '../api/errors.ts';
import { failureText } from '../session/failure-text.ts';

/** What a visitor reads of a letter that was not taken: the first message of the errors object (spec §8). */
export function emailFailure(error: unknown, t: Translate): string {
  const said = error instanceof RequestError ? firstMessage(error.body) : undefined;
  return said ?? failureText(error, t, 'errors.submission');
}
