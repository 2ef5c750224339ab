import type { Infer } from 'superstruct';
import type { Address } from '../../widget/api/wire.ts';
import { parseStreet } from '../../widget/model/address/street.ts';
import { codeOfArea, nameOfArea } from '../addresses/areas.ts';
import { type Draft, streetLine } from '../addresses/typed/draft.ts';

const filled = (text: string | null | undefined) => text?.trim() ?? '';

/** An address as the geocoder needs it, without the flat; `null` if it has no street or number. */
export function draftOfAddress(address: Infer<typeof Address>): Draft | null {
  const countryCode = filled(address.countryCode).toUpperCase();
  const [streetNo, street] = [filled(address.streetNo), filled(address.street)];
  if (!streetNo || !street) return null;
  const place = { city: filled(address.city), county: filled(address.county), countryCode };
  const area = codeOfArea(countryCode, filled(address.adminArea1Code) || filled(address.adminArea1Name));
  const draft: Draft = {
    ...place,
    ...{ unit: '', streetNo, street },
    adminArea1Code: area,
    adminArea1Name: nameOfArea(countryCode, area),
    postalCode: filled(address.postalCode) || filled(address.zipCode),
  };
  const read = parseStreet(streetLine(draft), countryCode);
  return read.streetNo === streetNo ? { ...draft, ...read } : draft;
}
