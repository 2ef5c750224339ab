import type { Action } from '../../core/model/action.ts';
import type { Address } from '../../core/model/address/address.ts';
import { locationErrorOf } from '../../core/model/lawmakers/lookup.ts';
import { createLookUp, type LookUpTools } from './look-up.ts';
import type { LawmakerStore } from './store.ts';

/** Commands of the look-up and its modals. */
export function createLawmakerCommands(store: LawmakerStore, tools: LookUpTools) {
  const { find, prefetch, liveInTarget } = createLookUp(store, tools);

  /** The modal to show after a look-up; none for a location error, so that its fallback screen is visible. */
  function modalAfter(action: Action) {
    const { stage, error } = store.lookup(action).peek();
    if (stage === 'found') return 'confirm';
    return action.representativeSearch && locationErrorOf(action.representativeSearch, error) ? null : 'find';
  }

  /** What the reader was about to do. */
  let resume: (() => void) | undefined;

  return {
    find,
    prefetch,
    liveInTarget,
    async findAndConfirm(action: Action, address: Address) {
      await find(action, address);
      if (store.modal.peek() === 'find') store.setModal(modalAfter(action));
    },
    openFind(then?: () => void) {
      resume = then;
      store.setModal('find');
    },
    /** The lawmakers found are not the reader's: asks for another address. */
    findOthers: () => store.setModal('find'),
    confirm() {
      store.setModal(null);
      resume?.();
      resume = undefined;
    },
    openConfirm: () => store.setModal('confirm'),
    /** @param which close only this modal: a dialog's close event may come after the next one has opened */
    closeModal(which = store.modal.peek()) {
      if (store.modal.peek() === which) store.setModal(null);
    },
    toggle: store.toggle,
  };
}
