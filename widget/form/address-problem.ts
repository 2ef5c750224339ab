import type { PlainKey } from '../../i18n/index.ts';
import { type Address, addressFault } from '../model/address/address.ts';
import type { FormField } from './field-words.ts';

/** What keeps a form's address from being one, as a key of the copy; `null` for one that can be sent (spec §5). */
export function addressProblem(
  address: Address | null,
  { isOptional, countryCode, unresolved }: FormField,
): PlainKey | null {
  if (!address) return unresolved ?? (isOptional ? null : 'validation.addressRequired');
  if (countryCode && address.countryCode !== countryCode) return 'validation.country';
  const fault = addressFault(address, 'home');
  return fault && `validation.${fault}`;
}
