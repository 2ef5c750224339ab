import { is } from 'superstruct';
import { RequestError } from '../api/errors.ts';
import * as wire from '../api/wire/lawmakers.ts';
import { LOOKUP_ERRORS, type LookupError, type LookupRefusal, type LookupTarget } from '../model/lawmakers/lookup.ts';

export type LookupFailure = {
  error: LookupError;
  /** The search's target area as the server reported it; `null` when it did not. */
  target: LookupTarget | null;
};

const isKnown = (name: unknown): name is LookupRefusal => LOOKUP_ERRORS.includes(name as LookupRefusal);

/** The error that the server named (contract §6: status 422); `Failed` for everything else. */
export function lookupFailureOf(cause: unknown): LookupFailure {
  const body = (cause instanceof RequestError ? cause.body : null) as { error?: unknown; target?: unknown } | null;
  const target = is(body?.target, wire.LookupTarget) ? body.target : null;
  return isKnown(body?.error) ? { error: body.error, target } : { error: 'Failed', target: null };
}
