import type { Translate } from '../../../i18n/index.ts';
import { firstMessage, RequestError } from '../../api/errors.ts';

const modelStateOf = (error: unknown) =>
  error instanceof RequestError ? (error.body as { modelState?: unknown } | undefined)?.modelState : undefined;

/** Message for a failed check: the first of the model state, else the general one (spec §8). */
export function registrationFailure(error: unknown, t: Translate, isOnline = navigator.onLine): string {
  const message = firstMessage({ errors: modelStateOf(error) });
  if (message) return t('checkregistration.failed', { message });
  return t(isOnline ? 'checkregistration.failedUnexplained' : 'errors.offline');
}
