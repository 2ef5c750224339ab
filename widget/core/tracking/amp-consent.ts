import { type PurposeRestriction, TCString } from '@iabtechlabtcf/core';
import { isRecord } from '../model/value.ts';
import type { FrameworkAnswer } from './consent-answer.ts';

/** `consentStringType` of AMP. */
const TCF_V2 = 2;
const US_PRIVACY = 3;

/** `consentPolicyState` of AMP: what its own dialogue has found. The others are 2, insufficient, and 4, unknown. */
const FINE_STATES: readonly unknown[] = [1, 3];

const PERMITS_ALL: FrameworkAnswer = { gdprApplies: false };
const PERMITS_NOTHING: FrameworkAnswer = { gdprApplies: true };
const NO_FRAMEWORK: FrameworkAnswer = { uspString: '1---' };

const flagsOf = (vector: Iterable<[number, boolean]>) => Object.fromEntries(vector);

type Restrictions = { getRestrictions(): PurposeRestriction[]; getVendors(restriction: PurposeRestriction): number[] };

/** By purpose, then by vendor. */
function restrictionsOf(publisher: Restrictions) {
  const all: Record<number, Record<number, number>> = {};
  for (const restriction of publisher.getRestrictions()) {
    const { purposeId, restrictionType } = restriction;
    const vendors = publisher.getVendors(restriction).map((vendor) => [vendor, restrictionType]);
    all[purposeId] = { ...all[purposeId], ...Object.fromEntries(vendors) };
  }
  return all;
}

function readTcString(text: string): FrameworkAnswer {
  try {
    const { purposeConsents, specialFeatureOptins, vendorConsents, publisherRestrictions } = TCString.decode(text);
    return {
      gdprApplies: true,
      purpose: { consents: flagsOf(purposeConsents) },
      specialFeatureOptins: flagsOf(specialFeatureOptins),
      vendor: { consents: flagsOf(vendorConsents) },
      publisher: { restrictions: restrictionsOf(publisherRestrictions) },
    };
  } catch {
    return PERMITS_NOTHING; // not such a text
  }
}

/**
 * AMP's `consent-data` as the framework that it quotes would answer. All fields are null on a page without `<amp-consent>`.
 *
 * @param answer from the page, so that no field can be trusted
 */
export function readAmpConsent(answer: Record<string, unknown>): FrameworkAnswer {
  const { consentMetadata, consentString, consentPolicyState } = answer;
  const { gdprApplies, consentStringType }: Record<string, unknown> = isRecord(consentMetadata) ? consentMetadata : {};
  if (consentString == null && consentPolicyState == null) return NO_FRAMEWORK;
  if (typeof consentString !== 'string' || consentString === '')
    return FINE_STATES.includes(consentPolicyState) ? PERMITS_ALL : PERMITS_NOTHING;
  if (consentStringType === US_PRIVACY) return { uspString: consentString };
  if (gdprApplies === false) return PERMITS_ALL;
  return consentStringType === TCF_V2 ? readTcString(consentString) : PERMITS_NOTHING;
}

/** Asks AMP, which answers once. @returns a function that stops it */
export function askAmp(tell: (answer: FrameworkAnswer) => void): () => void {
  const hear = ({ source, data }: MessageEvent) => {
    if (source !== parent || !isRecord(data) || data.sentinel !== 'amp' || data.type !== 'consent-data') return;
    stop();
    tell(readAmpConsent(data));
  };
  const stop = () => removeEventListener('message', hear);
  addEventListener('message', hear);
  parent.postMessage({ sentinel: 'amp', type: 'send-consent-data' }, '*');
  return stop;
}
