import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { App } from '../app/app.ts';
import type { Action } from '../model/action.ts';
import type { Address } from '../model/address/address.ts';
import type { Lookup, LookupTarget } from '../model/lawmakers/lookup.ts';
import { createLawmakerCommands } from './commands.ts';
import { createLawmakerStore, type ModalName } from './store.ts';
import { watch } from './watch.ts';

export type { Accuracy, Lookup, LookupError } from '../model/lawmakers/lookup.ts';

/** The visitor's lawmakers: one look-up for the whole widget, whichever action asks. */
export type Lawmakers = {
  /** Only those that match the action's search, each once. */
  lookup(action: Action): ReadonlySignal<Lookup>;
  /** Where people must live for an action; read by a component, it is drawn again when it is known. */
  target(action: Action): LookupTarget;
  /** What the visitor has given, kept for the whole widget. */
  address: ReadonlySignal<Address | null>;
  /** By an address; what another address led to is forgotten. */
  find(action: Action, address: Address): Promise<void>;
  /** `find` for the modal, which then gives way to what was found. */
  findAndConfirm(action: Action, address: Address): Promise<void>;
  /** By the address given before, else by the network's, where nothing is known yet. */
  prefetch(action: Action): Promise<void>;
  /** The visitor says that they live in the action's country. */
  liveInTarget(): void;
  openFind(): void;
  openConfirm(): void;
  /** @param which only this one */
  closeModal(which?: ModalName): void;
  modal: ReadonlySignal<ModalName | null>;
  /** Whether pictures and offices are shown, or names alone. */
  isShown: ReadonlySignal<boolean>;
  toggle(): void;
  /** Whether the panel's words are here: a first card has only those for looking. */
  hasWords: ReadonlySignal<boolean>;
};

function make(app: App): Lawmakers {
  const store = createLawmakerStore();
  const hasWords = signal(false);
  const lawmakers = { ...store, ...createLawmakerCommands(store, app), hasWords };
  const learn = () => {
    hasWords.value = true;
  };
  app.loadWords().then(learn, (error) => {
    app.report(error);
    learn();
  });
  // Whoever asks first may be drawing, and what is watched writes.
  queueMicrotask(() => watch(app, lawmakers));
  return lawmakers;
}

/** The widget's own, made by whoever asks first. */
export const lawmakersOf = (app: App): Lawmakers => app.once(lawmakersOf, () => make(app));
