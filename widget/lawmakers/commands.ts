import { getLawmakersForContact, getLawmakersForPreview } from '../api/calls/lawmakers.ts';
import type { App } from '../app/app.ts';
import { isPreview } from '../config/mode.ts';
import type { Action, RepresentativeSearch } from '../model/action.ts';
import type { Address } from '../model/address/address.ts';
import {
  type Accuracy,
  accuracyOf,
  addressError,
  type LookupError,
  locationErrorOf,
} from '../model/lawmakers/lookup.ts';
import { addressByIp } from './ip-address.ts';
import { lookupFailureOf } from './lookup-error.ts';
import { parseLawmaker, type WireLawmaker } from './parse.ts';
import type { LawmakerStore } from './store.ts';

/** How a search is asked for, and what its answer goes by. */
type Question = { accuracy: Accuracy; ask: () => Promise<WireLawmaker[]> };

type Tools = Pick<App, 'client' | 'session' | 'mode' | 'report'>;

export function createLawmakerCommands(store: LawmakerStore, { client, session, mode, report }: Tools) {
  let turn = 0;
  let livesInTarget = false;

  const forContact = (representativeSearch: RepresentativeSearch, address: Address): Question => ({
    accuracy: accuracyOf(address),
    ask: () => client.post(getLawmakersForContact, { representativeSearch, address }, { isQuiet: true }),
  });

  const forPreview = (representativeSearch: RepresentativeSearch): Question => ({
    accuracy: 'ip',
    ask: () =>
      client.post(
        getLawmakersForPreview,
        { representativeSearch, userIPLocation: session.widget.value.location },
        { isQuiet: true },
      ),
  });

  const fail = (search: RepresentativeSearch, accuracy: Accuracy, error: LookupError) =>
    store.keep({ search, accuracy, outcome: { error } });

  /** An answer to an address that has been changed since says nothing any more. */
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
    if (error) fail(search, accuracyOf(address), error);
    else await look(search, forContact(search, address));
  }

  /** What the network's address leads to is a help, not an answer: where it leads nowhere, nobody is told. */
  async function lookByIp(action: Action, search: RepresentativeSearch) {
    const { address, error } = addressByIp(search, session.widget.value.location);
    if (error && !livesInTarget) return fail(search, 'ip', error);
    if (!address) return;
    const mine = turn;
    await look(search, { ...forContact(search, address), accuracy: 'ip' });
    if (mine === turn && store.lookup(action).peek().stage === 'failed') store.forget(search);
  }

  const tried = new Set<string>();

  async function find({ representativeSearch: search }: Action, address: Address) {
    if (!search) return;
    turn += 1;
    tried.clear();
    store.takeAddress(address, search);
    await lookByAddress(search, address);
  }

  /** Where the visitor is in the wrong place, the action gives way to words about it: no modal hides them. */
  function shownAfter(action: Action) {
    const { stage, error } = store.lookup(action).peek();
    if (stage === 'found') return 'confirm';
    return action.representativeSearch && locationErrorOf(action.representativeSearch, error) ? null : 'find';
  }

  return {
    find,
    /** From the modal: what was found is shown, and an address that led nowhere stays there to be put right. */
    async findAndConfirm(action: Action, address: Address) {
      await find(action, address);
      if (store.modal.peek() === 'find') store.setModal(shownAfter(action));
    },
    async prefetch(action: Action) {
      const search = action.representativeSearch;
      const address = store.address.peek();
      if (!search || store.lookup(action).peek().stage !== 'idle' || tried.has(action.identifier)) return;
      tried.add(action.identifier);
      if (isPreview(mode)) await look(search, forPreview(search));
      else if (address) await lookByAddress(search, address);
      else await lookByIp(action, search);
    },
    /** The visitor says so, whatever the network's address suggests. */
    liveInTarget() {
      livesInTarget = true;
      store.takeAddress(null);
    },
    openFind: () => store.setModal('find'),
    openConfirm: () => store.setModal('confirm'),
    /** @param which that it is: a dialog tells late that it was closed, when the next may already be open */
    closeModal(which = store.modal.peek()) {
      if (store.modal.peek() === which) store.setModal(null);
    },
    toggle: store.toggle,
  };
}
