import type { Action } from '../action.ts';
import type { EndUserLocation } from '../widget.ts';

/** Why a reader can't take this action where they are (spec §8 "Location errors"). */
export type LocationError =
  | 'InvalidElectionActionCountry'
  | 'UnsupportedCountry'
  | 'OutsideOfTargetCountry'
  | 'OutsideOfTargetAdminArea1'
  | 'OutsideOfTargetDistrict';

/** The fallback in an action's place: for another country, or for another area of the right one (spec §2). */
export type Fallback = { shows: 'country' | 'area'; why: LocationError };

const AREA_ERRORS: readonly LocationError[] = ['OutsideOfTargetAdminArea1', 'OutsideOfTargetDistrict'];

export type FallbackSigns = {
  /** Preview and snapshots show the action itself, wherever they are made. */
  isOff: boolean;
  action: Action;
  location: EndUserLocation | null;
  error: LocationError | null;
  /** The reader has said that they live in the target country. */
  livesInTarget: boolean;
};

/**
 * The fallback for the action (spec §4), if a location error is set or the reader's IP address is outside the only
 * country of the action's kind. `null` for the action itself, which an unknown location shows too.
 */
export function fallbackOf({ isOff, action, location, error, livesInTarget }: FallbackSigns): Fallback | null {
  if (isOff) return null;
  if (error) return { shows: AREA_ERRORS.includes(error) ? 'area' : 'country', why: error };
  const country = location?.countryCode ?? '';
  const isAbroad = action.onlyIn !== '' && country !== '' && country !== action.onlyIn;
  return isAbroad && !livesInTarget ? { shows: 'country', why: 'InvalidElectionActionCountry' } : null;
}

/** The country that an action is for, ISO 3166-1 alpha-2; '' for any. */
export const targetCountry = ({ onlyIn, representativeSearch }: Action) =>
  onlyIn || (representativeSearch?.countryCode ?? '');
