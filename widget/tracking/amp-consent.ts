import { type PurposeRestriction, TCString } from '@iabtechlabtcf/core';
import { type Permits, permitAll, permitNothing } from '../model/consent.ts';
import { isRecord } from '../model/is-record.ts';
import { readUsPrivacy } from './consent-answer.ts';
import { doesNotApply, permitsBy } from './consent-lists.ts';

/** `consentStringType` of AMP. */
const TCF_V2 = 2;
const US_PRIVACY = 3;

/** `consentPolicyState` of AMP: what its own dialogue has found. The others are 2, insufficient, and 4, unknown. */
const FINE_STATES: readonly unknown[] = [1, 3];

const flagsOf = (vector: Iterable<[number, boolean]>) => Object.fromEntries(vector);

type Restrictions = { getRestrictions(): PurposeRestriction[]; getVendors(restriction: PurposeRestriction): number[] };

/** By purpose, then by vendor, as the TCF's other answers have them. */
function restrictionsOf(publisher: Restrictions) {
  const all: Record<number, Record<number, number>> = {};
  for (const restriction of publisher.getRestrictions()) {
    const { purposeId, restrictionType } = restriction;
    const vendors = publisher.getVendors(restriction).map((vendor) => [vendor, restrictionType]);
    all[purposeId] = { ...all[purposeId], ...Object.fromEntries(vendors) };
  }
  return all;
}

function readTcString(text: string): Permits {
  const { purposeConsents, specialFeatureOptins, vendorConsents, publisherRestrictions } = TCString.decode(text);
  return permitsBy({
    purposes: flagsOf(purposeConsents),
    specialFeatures: flagsOf(specialFeatureOptins),
    vendors: flagsOf(vendorConsents),
    restrictions: restrictionsOf(publisherRestrictions),
  });
}

function readText(type: unknown, text: string): Permits {
  if (type === US_PRIVACY) return readUsPrivacy(text);
  if (type !== TCF_V2) return permitNothing;
  try {
    return readTcString(text);
  } catch {
    return permitNothing; // not such a text
  }
}

/**
 * What AMP's `consent-data` permits. All fields are null on a page without `<amp-consent>`.
 *
 * @param answer from the page, so that no field can be trusted
 */
export function readAmpConsent(answer: Record<string, unknown>): Permits {
  const { consentMetadata, consentString, consentPolicyState } = answer;
  const { gdprApplies, consentStringType } = isRecord(consentMetadata)
    ? consentMetadata
    : ({} as Record<string, unknown>);
  if (consentString == null && consentPolicyState == null) return doesNotApply;
  if (typeof consentString === 'string' && consentString !== '')
    return gdprApplies === false && consentStringType !== US_PRIVACY
      ? permitAll
      : readText(consentStringType, consentString);
  return FINE_STATES.includes(consentPolicyState) ? permitAll : permitNothing;
}

/** Asks AMP, which answers once. @returns a function that stops it */
export function askAmp(tell: (permits: Permits) => void): () => void {
  const hear = ({ source, data }: MessageEvent) => {
    if (source !== parent || !isRecord(data) || data.sentinel !== 'amp' || data.type !== 'consent-data') return;
    tell(readAmpConsent(data));
  };
  addEventListener('message', hear);
  parent.postMessage({ sentinel: 'amp', type: 'send-consent-data' }, '*');
  return () => removeEventListener('message', hear);
}
