import type { WireLookupError } from '../../widget/api/wire.ts';
import { HttpError } from '../http/errors.ts';
import type { Target } from './target.ts';

const UNPROCESSABLE = 422;

/** The error of a look-up that finds nobody (contract §6). */
export const lookupFailure = (error: WireLookupError) => new HttpError(UNPROCESSABLE, { error });

/** The reader is elsewhere. The target is answered too, since a widget may know only the search's id. */
export const outside = (error: WireLookupError & `OutsideOf${string}`, { countryCode, areas, districts }: Target) =>
  new HttpError(UNPROCESSABLE, { error, target: { countryCode, adminArea1Codes: areas, districtIds: districts } });

export const isLookupFailure = (cause: unknown, error: WireLookupError) =>
  cause instanceof HttpError && cause.status === UNPROCESSABLE && cause.body.error === error;
