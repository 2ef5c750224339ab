import type { App } from '../app/app.ts';
import { isPreview } from '../config/mode.ts';
import type { Action, RepresentativeSearch } from '../model/action.ts';
import type { Address } from '../model/address/address.ts';
import { accuracyOf, addressError } from '../model/lawmakers/lookup.ts';
import { addressByIp } from './ip-address.ts';
import { lookupFailureOf } from './lookup-error.ts';
import { parseLawmaker } from './parse.ts';
import { type Question, questionByAddress, questionForPreview } from './questions.ts';
import type { LawmakerStore } from './store.ts';

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
      const lawmakers = (await ask()).map(parseLawmaker);
      if (mine === turn) store.keep({ search, accuracy, outcome: { lawmakers } });
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
