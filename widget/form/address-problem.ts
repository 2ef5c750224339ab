import type { PlainKey } from '../../i18n/index.ts';
import { type Address, addressFault } from '../model/address/address.ts';
import type { FormField } from './field-words.ts';

/** @returns the copy key of the address's validation error; `null` when it is valid (spec §5) */
export function addressProblem(
  address: Address | null,
  { isOptional, countryCode, unresolved }: FormField,
): PlainKey | null {
  if (!address) return unresolved ?? (isOptional ? null : 'validation.addressRequired');
  if (countryCode && address.countryCode !== countryCode) return 'validation.country';
  const fault = addressFault(address, 'home');
  return fault && `validation.${fault}`;
}
