import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import type { Address } from '../../core/model/address/address.ts';
import type { Lookup, LookupTarget } from '../../core/model/lawmakers/lookup.ts';
import { createLawmakerCommands } from './commands.ts';
import { createLawmakerStore, type ModalName } from './store.ts';
import { watch } from './watch.ts';

export type { Accuracy, Lookup, LookupError } from '../../core/model/lawmakers/lookup.ts';

/** The reader's lawmakers: one look-up per widget, shared by all actions. */
export type Lawmakers = {
  /** The lawmakers that match the action's search, without duplicates. */
  lookup(action: Action): ReadonlySignal<Lookup>;
  /** Where readers must live for an action. Reactive: components that read it update when it becomes known. */
  target(action: Action): LookupTarget;
  /** The address that the reader entered, kept for the widget's lifetime. */
  address: ReadonlySignal<Address | null>;
  /** Looks up lawmakers by an address and drops the results of earlier ones. */
  find(action: Action, address: Address): Promise<void>;
  /** `find` for the modal, which shows the result afterwards. */
  findAndConfirm(action: Action, address: Address): Promise<void>;
  /** Looks up lawmakers not yet known, by the address entered before, else by the IP location. */
  prefetch(action: Action): Promise<void>;
  /** The reader claims to live in the action's country. */
  liveInTarget(): void;
  /** Asks for the address. @param then what the reader was about to do; done once they confirm the lawmakers found */
  openFind(then?: () => void): void;
  findOthers(): void;
  confirm(): void;
  openConfirm(): void;
  /** @param which close only this modal; default: whichever is open */
  closeModal(which?: ModalName): void;
  modal: ReadonlySignal<ModalName | null>;
  /** Whether pictures and offices are shown in addition to names. */
  isShown: ReadonlySignal<boolean>;
  toggle(): void;
  /** Whether the panel's copy is loaded. A first card has only the copy of the loading state. */
  hasWords: ReadonlySignal<boolean>;
};

function make(app: App): Lawmakers {
  const store = createLawmakerStore();
  const hasWords = signal(false);
  const lawmakers = { ...store, ...createLawmakerCommands(store, app), hasWords };
  const markLoaded = () => {
    hasWords.value = true;
  };
  app.loadWords().then(markLoaded, (error) => {
    app.report(error);
    markLoaded();
  });
  // The first caller may be rendering, and the watcher writes signals.
  queueMicrotask(() => watch(app, lawmakers));
  return lawmakers;
}

/** The widget's lawmakers, created on first use. */
export const lawmakersOf = (app: App): Lawmakers => app.once(lawmakersOf, () => make(app));
