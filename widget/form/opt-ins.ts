import type { OptIn } from '../api/wire.ts';
import type { Id } from '../model/id.ts';

/** Where consent must be a reader's own act (spec §3 "Other lists"); EL is how the EU writes Greece, GR how ISO does. */
const RESTRICTED = 'AT BE BG CY CZ DE DK EE EL GR ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB CA'.split(
  ' ',
);

/** @param countryCode ISO 3166-1 alpha-2, '' where it is unknown: then nothing is presumed */
export const isPreChecked = (countryCode: string, isAllowed: boolean) =>
  isAllowed && countryCode !== '' && !RESTRICTED.includes(countryCode.toUpperCase());

/** What a visitor agreed to, with the words that were on the screen (spec §3). */
export const optInRecord = (partnerId: Id, isEmailOptIn: boolean, recordedLabelSeen: string): OptIn => ({
  partnerId,
  isOptedInToPartnerEmail: isEmailOptIn,
  isOptedInToPartnerSMS: false,
  isOptedInToPartnerCall: false,
  recordedLabelSeen,
});
