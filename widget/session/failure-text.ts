import type { Translate } from '../../i18n/index.ts';
import { RequestError } from '../api/errors.ts';

/** The text for a failed submission (spec §8): its cause if the reader can act on it, else the general text. */
export function failureText(error: unknown, t: Translate, isOnline = navigator.onLine): string {
  if (!isOnline) return t('errors.offline');
  if (error instanceof RequestError && error.status === 429) return t('errors.tooMany');
  return t('errors.generic');
}
