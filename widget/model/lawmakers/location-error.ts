import type { Action } from '../action.ts';
import type { EndUserLocation } from '../widget.ts';

/** Why a visitor can't take this action where they are (spec §8 "Location errors"). */
export type LocationError =
  | 'InvalidElectionActionCountry'
  | 'UnsupportedCountry'
  | 'OutsideOfTargetCountry'
  | 'OutsideOfTargetAdminArea1'
  | 'OutsideOfTargetDistrict';

/** What is shown in the action's place: another country, or another part of the right one (spec §2). */
export type Fallback = { shows: 'country' | 'area'; why: LocationError };

const AREA_ERRORS: readonly LocationError[] = ['OutsideOfTargetAdminArea1', 'OutsideOfTargetDistrict'];

export type FallbackSigns = {
  /** Preview and snapshots show the action, wherever they are made. */
  isOff: boolean;
  action: Action;
  location: EndUserLocation | null;
  error: LocationError | null;
  /** The visitor said that they live in the target country. */
  livesInTarget: boolean;
};

/**
 * Whether a fallback stands in for the action (spec §4): where a location error is set, or where a kind for one country
 * meets an address outside of it; never in preview or for a snapshot. An address that is not known says nothing.
 */
export function fallbackOf({ isOff, action, location, error, livesInTarget }: FallbackSigns): Fallback | null {
  if (isOff) return null;
  if (error) return { shows: AREA_ERRORS.includes(error) ? 'area' : 'country', why: error };
  const country = location?.countryCode ?? '';
  const isAbroad = action.onlyIn !== '' && country !== '' && country !== action.onlyIn;
  return isAbroad && !livesInTarget ? { shows: 'country', why: 'InvalidElectionActionCountry' } : null;
}

/** The country an action is for, ISO 3166-1 alpha-2; '' where it is for anybody. */
export const targetCountry = ({ onlyIn, representativeSearch }: Action) =>
  onlyIn || (representativeSearch?.countryCode ?? '');
