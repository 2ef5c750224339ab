import { sentences, type Translate } from '../../i18n/index.ts';
import { addressText } from '../fields/validation-text.ts';
import { type Address, type AddressError, addressFault } from '../model/address/address.ts';
import type { FormField } from './field-words.ts';

type Problem = AddressError | 'country';

/** @returns what is wrong with the address; `null` when it is valid (spec §5) */
export function addressProblem(
  address: Address | null,
  { isOptional, countryCode, unresolved }: FormField,
): Problem | null {
  if (!address) return unresolved ?? (isOptional ? null : 'addressRequired');
  if (countryCode && address.countryCode !== countryCode) return 'country';
  return addressFault(address, 'home');
}

export function addressProblemText(t: Translate, problem: Problem): string {
  if (problem === 'country') return sentences(t('validation.country'), t('how.otherCountry'));
  return addressText(t, problem);
}
