import type { WireLookupError } from '../../widget/api/wire.ts';
import { HttpError } from '../http/errors.ts';

const UNPROCESSABLE = 422;

/** Why a look-up finds nobody, as the widget is told (contract §6). */
export const lookupFailure = (error: WireLookupError) => new HttpError(UNPROCESSABLE, { error });

export const isLookupFailure = (cause: unknown, error: WireLookupError) =>
  cause instanceof HttpError && cause.status === UNPROCESSABLE && cause.body.error === error;
