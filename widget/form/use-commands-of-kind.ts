import { useSignals } from '@preact/signals-react/runtime';
import type { App } from '../app.ts';
import type { Action } from '../model/action.ts';
import { useApp, useKind } from '../ui/context.ts';

/** A kind's store and its commands, once per action. They come with the form: a first card does without. */
export function useKindCommands<S extends object, C>(create: (action: Action, store: S, app: App) => C) {
  useSignals();
  const app = useApp();
  const store = useKind<S>();
  return { store, commands: app.once(store, () => create(app.session.activeAction.value, store, app)) };
}
