import { createContext, useContext } from 'react';
import type { KindShelf } from '../actions/shelf.ts';
import type { App } from '../app.ts';

export const AppContext = createContext<{ app: App; shelf: KindShelf } | null>(null);

function useOpened() {
  const opened = useContext(AppContext);
  if (!opened) throw new Error('No widget around this component');
  return opened;
}

/** The widget that this component belongs to. */
export const useApp = (): App => useOpened().app;

/** The screens of the active action's kind. */
export function useScreens() {
  const { app, shelf } = useOpened();
  return shelf.screens(app.session.activeAction.value.type);
}

/** What the active action's kind made for it; the kind knows its type. */
export function useKind<T>(): T {
  const { app, shelf } = useOpened();
  return shelf.instance(app.session.activeAction.value, app) as T;
}
