import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Action, RepresentativeSearch } from '../../core/model/action.ts';
import type { Address } from '../../core/model/address/address.ts';
import { distinct, fits, type Lawmaker } from '../../core/model/lawmakers/lawmaker.ts';
import {
  type Accuracy,
  addressError,
  covers,
  isInTrouble,
  type Lookup,
  type LookupError,
  type LookupTarget,
  type UncertainChamber,
} from '../../core/model/lawmakers/lookup.ts';
import { readOnly, setter } from '../../core/signals/signals.ts';

export type ModalName = 'find' | 'confirm';

type SearchOutcome =
  | { lawmakers: readonly Lawmaker[]; uncertain: readonly UncertainChamber[] }
  | { error: LookupError; target?: LookupTarget | null }
  | 'loading';
/** The outcome of a search, and how accurate its location was. */
type Known = { search: RepresentativeSearch; accuracy: Accuracy; outcome: SearchOutcome };

const IDLE: Lookup = { stage: 'idle', lawmakers: [], uncertain: [], error: null, accuracy: null };

const NO_TARGET: LookupTarget = { countryCode: '', adminArea1Codes: [], districtIds: [] };

const failed = (error: LookupError, accuracy: Accuracy): Lookup => ({ ...IDLE, stage: 'failed', error, accuracy });

/** Applies a known outcome to a search: filters by the search's levels and roles, and checks its area. */
function lookupFrom(wanted: RepresentativeSearch, { outcome, accuracy }: Known, address: Address | null): Lookup {
  if (outcome === 'loading') return { ...IDLE, stage: 'loading' };
  const outside = address && addressError(wanted, address);
  if (outside) return failed(outside, accuracy);
  if ('error' in outcome) return failed(outcome.error, accuracy);
  const lawmakers = distinct(outcome.lawmakers.filter((each) => fits(each, wanted)));
  const uncertain = outcome.uncertain.filter((each) => fits(each, wanted));
  if (lawmakers.length > 0) return { stage: 'found', lawmakers, uncertain, error: null, accuracy };
  if (uncertain.length === 0) return failed('NoRepsFound', accuracy);
  return failed(isInTrouble(uncertain) ? 'Failed' : 'NotFullAddress', accuracy);
}

const isOwn = (known: Known, wanted: RepresentativeSearch) => JSON.stringify(known.search) === JSON.stringify(wanted);

const hasPeople = ({ outcome }: Known) => outcome !== 'loading' && 'lawmakers' in outcome;

/** IP look-ups do not tell the state, so they cannot answer a search limited to states. */
const knowsArea = ({ accuracy }: Known, { adminArea1Codes }: RepresentativeSearch) =>
  accuracy !== 'ip' || adminArea1Codes.length === 0;

export type LawmakerStore = ReturnType<typeof createLawmakerStore>;

/** Look-ups by the reader's address or IP location. Kept for the widget's lifetime and shared between actions. */
export function createLawmakerStore() {
  const address = signal<Address | null>(null);
  const known = signal<readonly Known[]>([]);
  const modal = signal<ModalName | null>(null);
  const isShown = signal(false);
  const lookups = new Map<string, ReadonlySignal<Lookup>>();

  /** A search's own outcome, else that of a wider search. */
  const knownFor = (wanted: RepresentativeSearch) =>
    known.value.find((each) => isOwn(each, wanted)) ??
    known.value.find((each) => hasPeople(each) && knowsArea(each, wanted) && covers(each.search, wanted));

  const lookupOf = ({ representativeSearch: search }: Action) =>
    computed<Lookup>(() => {
      const found = search && knownFor(search);
      return found ? lookupFrom(search, found, address.value) : IDLE;
    });

  /** A search's target area: as the server reported it, else as the action defines it. */
  function targetOf({ representativeSearch: search }: Action): LookupTarget {
    const outcome = search && knownFor(search)?.outcome;
    const reported = outcome && outcome !== 'loading' && 'error' in outcome ? outcome.target : null;
    return reported ?? search ?? NO_TARGET;
  }

  return {
    target: targetOf,
    address: readOnly(address),
    modal: readOnly(modal),
    /** Whether pictures and offices are shown below the names. */
    isShown: readOnly(isShown),
    lookup(action: Action): ReadonlySignal<Lookup> {
      const found = lookups.get(action.identifier) ?? lookupOf(action);
      lookups.set(action.identifier, found);
      return found;
    },
    /** Drops the outcomes of the previous address. @param asked search that is about to start */
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
    setModal: setter(modal),
    toggle: () => {
      isShown.value = !isShown.value;
    },
  };
}
