import type { Failure } from 'superstruct';

/** The names of fields in messages such as `Invalid postal code` (spec §5). */
const FIELD_WORDS: Record<string, string> = {
  address: 'address',
  adminArea1Code: 'state',
  city: 'city',
  countryCode: 'country',
  county: 'county',
  dateOfBirth: 'date of birth',
  email: 'email',
  firstName: 'first name',
  fullName: 'full name',
  lastName: 'last name',
  middleName: 'middle name',
  nationalNumber: 'phone number',
  phone: 'phone number',
  phoneNumber: 'phone number',
  postalCode: 'postal code',
  prefix: 'prefix',
  street: 'street no & street',
  streetNo: 'street no & street',
  subject: 'subject',
  zipCode: 'postal code',
};

/** In letters `from` is an e-mail address, elsewhere the full name as typed (spec §7). */
const fromWord = (failure: Failure) => (failure.refinement === 'email' ? 'email' : 'full name');

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** The message about a failed field. */
export function messageOf(failure: Failure): string {
  const field = String(failure.key);
  if (isMissing(failure.value)) return 'Required';
  const word = field === 'from' ? fromWord(failure) : FIELD_WORDS[field];
  return word ? `Invalid ${word}` : 'Invalid Value';
}
