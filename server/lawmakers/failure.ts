import type { WireLookupError } from '../../widget/api/wire.ts';
import { HttpError } from '../http/errors.ts';
import type { Target } from './target.ts';

const UNPROCESSABLE = 422;

/** Why a look-up finds nobody, as the widget is told (contract §6). */
export const lookupFailure = (error: WireLookupError) => new HttpError(UNPROCESSABLE, { error });

/** The visitor is elsewhere: whoever knows the search by its id alone can tell them whom it is for. */
export const outside = (error: WireLookupError & `OutsideOf${string}`, { countryCode, areas, districts }: Target) =>
  new HttpError(UNPROCESSABLE, { error, target: { countryCode, adminArea1Codes: areas, districtIds: districts } });

export const isLookupFailure = (cause: unknown, error: WireLookupError) =>
  cause instanceof HttpError && cause.status === UNPROCESSABLE && cause.body.error === error;
