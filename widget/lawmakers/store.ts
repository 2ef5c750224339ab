import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Action, RepresentativeSearch } from '../model/action.ts';
import type { Address } from '../model/address/address.ts';
import { distinct, fits, type Lawmaker } from '../model/lawmakers/lawmaker.ts';
import {
  type Accuracy,
  addressError,
  covers,
  type Lookup,
  type LookupError,
  type LookupTarget,
} from '../model/lawmakers/lookup.ts';

export type ModalName = 'find' | 'confirm';

type Outcome = { lawmakers: readonly Lawmaker[] } | { error: LookupError; target?: LookupTarget | null } | 'loading';
/** What is known for a search, and what it went by. */
type Known = { search: RepresentativeSearch; accuracy: Accuracy; outcome: Outcome };

const IDLE: Lookup = { stage: 'idle', lawmakers: [], error: null, accuracy: null };

const NOBODY: LookupTarget = { countryCode: '', adminArea1Codes: [], districtIds: [] };

const failed = (error: LookupError, accuracy: Accuracy): Lookup => ({ ...IDLE, stage: 'failed', error, accuracy });

/** One search's answer as another search reads it: its own levels and roles, and its own area. */
function read(wanted: RepresentativeSearch, { outcome, accuracy }: Known, address: Address | null): Lookup {
  if (outcome === 'loading') return { ...IDLE, stage: 'loading' };
  const outside = address && addressError(wanted, address);
  if (outside) return failed(outside, accuracy);
  if ('error' in outcome) return failed(outcome.error, accuracy);
  const lawmakers = distinct(outcome.lawmakers.filter((each) => fits(each, wanted)));
  return lawmakers.length > 0 ? { stage: 'found', lawmakers, error: null, accuracy } : failed('NoRepsFound', accuracy);
}

const isOwn = (known: Known, wanted: RepresentativeSearch) => JSON.stringify(known.search) === JSON.stringify(wanted);

const hasPeople = ({ outcome }: Known) => outcome !== 'loading' && 'lawmakers' in outcome;

/** Which state a network's address is in, only the server could say. */
const knowsArea = ({ accuracy }: Known, { adminArea1Codes }: RepresentativeSearch) =>
  accuracy !== 'ip' || adminArea1Codes.length === 0;

export type LawmakerStore = ReturnType<typeof createLawmakerStore>;

/** Whom the visitor's address, or the network's, has led to: kept for the whole widget, so that a second action knows it. */
export function createLawmakerStore() {
  const address = signal<Address | null>(null);
  const known = signal<readonly Known[]>([]);
  const modal = signal<ModalName | null>(null);
  const isShown = signal(false);
  const lookups = new Map<string, ReadonlySignal<Lookup>>();

  /** A search's own answer stands before what another one found. */
  const knownFor = (wanted: RepresentativeSearch) =>
    known.value.find((each) => isOwn(each, wanted)) ??
    known.value.find((each) => hasPeople(each) && knowsArea(each, wanted) && covers(each.search, wanted));

  const lookupOf = ({ representativeSearch: search }: Action) =>
    computed<Lookup>(() => {
      const found = search && knownFor(search);
      return found ? read(search, found, address.value) : IDLE;
    });

  /** Whom a search is for: as the server told, else as it says itself. */
  function targetOf({ representativeSearch: search }: Action): LookupTarget {
    const outcome = search && knownFor(search)?.outcome;
    const told = outcome && outcome !== 'loading' && 'error' in outcome ? outcome.target : null;
    return told ?? search ?? NOBODY;
  }

  return {
    target: targetOf,
    address: address as ReadonlySignal<Address | null>,
    modal: modal as ReadonlySignal<ModalName | null>,
    /** Whether pictures and offices are shown beneath the names. */
    isShown: isShown as ReadonlySignal<boolean>,
    lookup(action: Action): ReadonlySignal<Lookup> {
      const found = lookups.get(action.identifier) ?? lookupOf(action);
      lookups.set(action.identifier, found);
      return found;
    },
    /** What was found for another address counts no more. @param asked the search that is about to be asked for */
    takeAddress(next: Address | null, asked?: RepresentativeSearch) {
      batch(() => {
        address.value = next;
        known.value = asked ? [{ search: asked, accuracy: 'address', outcome: 'loading' }] : [];
      });
    },
    keep(next: Known) {
      known.value = [...known.value.filter((each) => !isOwn(each, next.search)), next];
    },
    forget(search: RepresentativeSearch) {
      known.value = known.value.filter((each) => !isOwn(each, search));
    },
    setModal: (name: ModalName | null) => {
      modal.value = name;
    },
    toggle: () => {
      isShown.value = !isShown.value;
    },
  };
}
