import type { Permits } from '../model/consent.ts';
import { isRecord } from '../model/value.ts';

/** What a framework says in the terms of the TCF. It comes from the page, so each may be anything. */
export type ConsentLists = { purposes: unknown; specialFeatures: unknown; vendors: unknown; restrictions: unknown };

/** What a framework says that none of its laws applies to the reader: it leaves the word to others. */
export const doesNotApply: Permits = () => true;

export const isYes = (value: unknown) => value === true || value === 1;

/** Purposes and special features come as flags, in an array from 1 on or in an object by number. */
const isFlagged = (list: unknown, id: number) => isYes(Array.isArray(list) ? list[id - 1] : isRecord(list) && list[id]);

/** Vendors come as an array of numbers, or as flags in an object by number. */
const isListed = (list: unknown, id: number) =>
  Array.isArray(list) ? list.includes(id) : isRecord(list) && isYes(list[id]);

/** Of a publisher's restrictions on a vendor: 0 forbids the purpose, 1 asks for consent, 2 for another basis. */
const CONSENT_NEEDED = 1;

function isRestricted(restrictions: unknown, purpose: number, vendor: number): boolean {
  if (Array.isArray(restrictions))
    return restrictions.some(
      (each) => isRecord(each) && each.key === purpose && each.type !== CONSENT_NEEDED && isListed(each.ids, vendor),
    );
  const ofPurpose = isRecord(restrictions) && restrictions[purpose];
  return isRecord(ofPurpose) && (ofPurpose[vendor] ?? CONSENT_NEEDED) !== CONSENT_NEEDED;
}

/** Legitimate interest does not count: we have no way to ask a partner whether it relies on it. */
export const permitsBy =
  ({ purposes, specialFeatures, vendors, restrictions }: ConsentLists): Permits =>
  (need) => {
    const { vendor } = need;
    return (
      need.purposes.every((id) => isFlagged(purposes, id)) &&
      (need.specialFeatures ?? []).every((id) => isFlagged(specialFeatures, id)) &&
      (vendor == null ||
        (isListed(vendors, vendor) && !need.purposes.some((id) => isRestricted(restrictions, id, vendor))))
    );
  };
