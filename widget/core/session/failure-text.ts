import type { PlainKey, Translate } from '../../../i18n/index.ts';
import { RequestError, shutWord } from '../api/errors.ts';

/** The text for a failed submission (spec §8): its cause if the reader can act on it, else a general text. */
export function failureText(
  error: unknown,
  t: Translate,
  general: PlainKey = 'errors.generic',
  isOnline = navigator.onLine,
): string {
  if (!isOnline) return t('errors.offline');
  if (error instanceof RequestError && error.status === 429) return t('errors.tooMany');
  return t(shutWord(error) ? 'errors.closed' : general);
}
