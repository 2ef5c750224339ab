import { RequestError } from '../api/errors.ts';
import { LOOKUP_ERRORS, type LookupError, type LookupRefusal } from '../model/lookup.ts';

const isKnown = (name: unknown): name is LookupRefusal => LOOKUP_ERRORS.includes(name as LookupRefusal);

/** What the server says of a search (contract §6: 422 with the error's name); `Failed` for everything else. */
export function lookupErrorOf(error: unknown): LookupError {
  const body = error instanceof RequestError ? error.body : null;
  const name = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return isKnown(name) ? name : 'Failed';
}
