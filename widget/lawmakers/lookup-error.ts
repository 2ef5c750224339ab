import { is } from 'superstruct';
import { RequestError } from '../api/errors.ts';
import * as wire from '../api/wire/lawmakers.ts';
import { LOOKUP_ERRORS, type LookupError, type LookupRefusal, type LookupTarget } from '../model/lawmakers/lookup.ts';

export type LookupFailure = {
  error: LookupError;
  /** Whom the search is for, where the server tells: `null` where the action itself has to. */
  target: LookupTarget | null;
};

const isKnown = (name: unknown): name is LookupRefusal => LOOKUP_ERRORS.includes(name as LookupRefusal);

/** What the server says of a search (contract §6: 422 with the error's name); `Failed` for everything else. */
export function lookupFailureOf(cause: unknown): LookupFailure {
  const body = (cause instanceof RequestError ? cause.body : null) as { error?: unknown; target?: unknown } | null;
  const target = is(body?.target, wire.LookupTarget) ? body.target : null;
  return isKnown(body?.error) ? { error: body.error, target } : { error: 'Failed', target: null };
}
