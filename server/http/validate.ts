import { type Failure, type Struct, validate } from 'superstruct';
import { isRecord } from '../../widget/core/model/value.ts';
import { badInput, HttpError } from './errors.ts';

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
function messageOf(failure: Failure): string {
  const field = String(failure.key);
  if (isMissing(failure.value)) return 'Required';
  const word = field === 'from' ? fromWord(failure) : FIELD_WORDS[field];
  return word ? `Invalid ${word}` : 'Invalid Value';
}

/** The answer must not outgrow the body that caused it. */
const MAX_FIELDS = 50;

/** A struct's refinement of the whole body names the fields in its message. */
const isWholeBody = (failure: Failure) => failure.path.length === 0;

function collect(failures: Failure[]): Record<string, string[]> {
  const errors: Record<string, string[]> = Object.create(null);
  for (const failure of failures) {
    if (Object.keys(errors).length === MAX_FIELDS) break;
    const field = isWholeBody(failure) ? 'body' : failure.path.join('.');
    const message = isWholeBody(failure) ? failure.message : messageOf(failure);
    const known = errors[field];
    if (!known) errors[field] = [message];
    else if (!known.includes(message)) known.push(message);
  }
  return errors;
}

/**
 * Superstruct's messages print the values, which throws for `{"toString": 0}`: bad input like any other. Messages
 * after the first are made on demand, so that they are collected in here too.
 */
function checked<T>(body: unknown, struct: Struct<T, unknown>): { failures: Failure[] } | { value: T } {
  try {
    const [error, value] = validate(body, struct, { coerce: true });
    return error ? { failures: error.failures() } : { value };
  } catch {
    throw badInput({ body: ['Invalid value'] });
  }
}

/**
 * Parses the body by its struct, without unknown fields of nested objects, or throws 400 with a message per field
 * (contract §6).
 */
export function parseRequest<T>(body: unknown, struct: Struct<T, unknown>): T {
  if (!isRecord(body)) throw new HttpError(400, { error: 'The body must be a JSON object', errors: {} });
  const result = checked(body, struct);
  if ('failures' in result) throw badInput(collect(result.failures));
  return result.value;
}

/** Checks our own answer. The error names no values, since it goes to the log. */
export function checkAnswer<T>(answer: T, struct: Struct<T, unknown>): T {
  const [error] = validate(answer, struct);
  if (!error) return answer;
  const where = error.failures().map(({ path, type }) => `${path.join('.')} is not ${type}`);
  throw new Error(`The answer breaks its struct: ${where.join('; ')}`);
}
