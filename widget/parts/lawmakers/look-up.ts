import { is } from 'superstruct';
import { getLawmakersForContact, getLawmakersForPreview } from '../../core/api/calls/lawmakers.ts';
import type { Client } from '../../core/api/client.ts';
import { RequestError } from '../../core/api/errors.ts';
import * as wire from '../../core/api/wire/lawmakers.ts';
import type { App } from '../../core/app/app.ts';
import { isPreview } from '../../core/config/mode.ts';
import type { Action, RepresentativeSearch } from '../../core/model/action.ts';
import type { Address } from '../../core/model/address/address.ts';
import {
  type Accuracy,
  accuracyOf,
  addressError,
  isBare,
  LOOKUP_ERRORS,
  type LookupError,
  type LookupRefusal,
  type LookupTarget,
  outsideCountry,
} from '../../core/model/lawmakers/lookup.ts';
import type { EndUserLocation } from '../../core/model/widget.ts';
import { parseLawmaker, type WireLawmaker } from './parse.ts';
import type { LawmakerStore } from './store.ts';

/** A request for a search's lawmakers, and how accurate its location is. */
type Question = { accuracy: Accuracy; ask: () => Promise<WireLawmaker[]> };

const questionByAddress = (client: Client, representativeSearch: RepresentativeSearch, address: Address): Question => ({
  accuracy: accuracyOf(address),
  ask: () => client.post(getLawmakersForContact, { representativeSearch, address }, { isQuiet: true }),
});

const questionForPreview = (
  client: Client,
  representativeSearch: RepresentativeSearch,
  userIPLocation: EndUserLocation | null,
): Question => ({
  accuracy: 'ip',
  ask: () => client.post(getLawmakersForPreview, { representativeSearch, userIPLocation }, { isQuiet: true }),
});

/** Countries where an IP location is too coarse: districts depend on the street (US) or the full postcode (GB) (spec §5). */
const NEEDS_FULL_ADDRESS = ['US', 'GB'];

const NOWHERE = { streetNo: '', street: '', city: '', adminArea1Code: '', adminArea1Name: '', postalCode: '' };

type ByIp = { address: Address | null; error: LookupError | null };

/**
 * An address from the IP location, for the look-up. A country outside the search is an error. A state outside it is not:
 * networks span states. The server is told the country alone where no more can be used, but only the server knows where
 * the search is for.
 */
function addressByIp(search: RepresentativeSearch, location: EndUserLocation | null): ByIp {
  if (!location) return { address: null, error: null };
  const { countryCode, zip, city, adminArea1Code, adminArea1Name } = location;
  const error = outsideCountry(search, countryCode);
  const isTooCoarse = zip === '' || NEEDS_FULL_ADDRESS.includes(countryCode);
  if (error || countryCode === '' || (isTooCoarse && !isBare(search))) return { address: null, error };
  if (isTooCoarse) return { address: { ...NOWHERE, countryCode }, error };
  const address = { streetNo: '', street: '', city, adminArea1Code, adminArea1Name, countryCode, postalCode: zip };
  return { address, error: null };
}

type LookupFailure = {
  error: LookupError;
  /** The search's target area as the server reported it; `null` when it did not. */
  target: LookupTarget | null;
};

const isKnown = (name: unknown): name is LookupRefusal => LOOKUP_ERRORS.includes(name as LookupRefusal);

/** The error that the server named (contract §6: status 422); `Failed` for everything else. */
function lookupFailureOf(cause: unknown): LookupFailure {
  const body = (cause instanceof RequestError ? cause.body : null) as { error?: unknown; target?: unknown } | null;
  const target = is(body?.target, wire.LookupTarget) ? body.target : null;
  return isKnown(body?.error) ? { error: body.error, target } : { error: 'Failed', target: null };
}

export type LookUpTools = Pick<App, 'client' | 'session' | 'mode' | 'report'>;

/** Looks up lawmakers by address, IP location or, in preview, by sample. */
export function createLookUp(store: LawmakerStore, { client, session, mode, report }: LookUpTools) {
  /** Counts the addresses entered. Answers to an earlier address are dropped. */
  let turn = 0;
  let livesInTarget = false;
  /** Identifiers of the actions prefetched since the last address. */
  const tried = new Set<string>();

  async function look(search: RepresentativeSearch, { accuracy, ask }: Question) {
    const mine = turn;
    store.keep({ search, accuracy, outcome: 'loading' });
    try {
      const answer = await ask();
      const outcome = { lawmakers: answer.map(parseLawmaker), uncertain: answer[0]?.uncertain ?? [] };
      if (mine === turn) store.keep({ search, accuracy, outcome });
    } catch (cause) {
      const outcome = lookupFailureOf(cause);
      if (outcome.error === 'Failed') report(cause);
      if (mine === turn) store.keep({ search, accuracy, outcome });
    }
  }

  async function lookByAddress(search: RepresentativeSearch, address: Address) {
    const error = addressError(search, address);
    if (error) store.keep({ search, accuracy: accuracyOf(address), outcome: { error } });
    else await look(search, questionByAddress(client, search, address));
  }

  /** Of an IP location the country is believed. The rest is only a hint: a look-up that fails by it is not shown. */
  async function lookByIp(action: Action, search: RepresentativeSearch) {
    const { address, error } = addressByIp(search, session.location.value);
    if (error && !livesInTarget) return store.keep({ search, accuracy: 'ip', outcome: { error } });
    if (!address) return;
    const mine = turn;
    await look(search, { ...questionByAddress(client, search, address), accuracy: 'ip' });
    const { stage, error: refusal } = store.lookup(action).peek();
    const isAbroad = refusal === 'OutsideOfTargetCountry' || refusal === 'UnsupportedCountry';
    if (mine === turn && stage === 'failed' && (livesInTarget || !isAbroad)) store.forget(search);
  }

  return {
    async find({ representativeSearch: search }: Action, address: Address) {
      if (!search) return;
      turn += 1;
      tried.clear();
      store.takeAddress(address, search);
      await lookByAddress(search, address);
    },
    async prefetch(action: Action) {
      const search = action.representativeSearch;
      const address = store.address.peek();
      if (!search || store.lookup(action).peek().stage !== 'idle' || tried.has(action.identifier)) return;
      tried.add(action.identifier);
      if (isPreview(mode)) await look(search, questionForPreview(client, search, session.location.value));
      else if (address) await lookByAddress(search, address);
      else await lookByIp(action, search);
    },
    /** The reader's claim overrides the IP location. */
    liveInTarget() {
      livesInTarget = true;
      store.takeAddress(null);
    },
  };
}
