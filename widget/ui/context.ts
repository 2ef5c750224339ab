import { createContext, useContext } from 'react';
import type { KindShelf } from '../actions/shelf.ts';
import type { App } from '../app.ts';
import type { CardShelf } from '../cards/shelf.ts';
import { actionRoute, isCardRoute } from '../model/default-route.ts';
import { screenAt } from '../session/routes.ts';

export const AppContext = createContext<{ app: App; shelf: KindShelf; cards: CardShelf } | null>(null);

function useOpened() {
  const opened = useContext(AppContext);
  if (!opened) throw new Error('No widget around this component');
  return opened;
}

/** The widget that this component belongs to. */
export const useApp = (): App => useOpened().app;

/** The screen at the present route. */
export function useScreen() {
  const { app, shelf, cards } = useOpened();
  const { action, route } = app.session.place.value;
  if (isCardRoute(route)) return cards.screen(route);
  const screens = shelf.screens(action.type);
  return screens[screenAt(route, action, Object.keys(screens)) ?? 'start'] ?? screens.main;
}

/** Whether the active action's end is shown: on a screen of its own, or in place where its kind has none. */
export function useIsEnd(): boolean {
  const { app, shelf } = useOpened();
  const { action, route } = app.session.place.value;
  if (/success$/.test(route)) return true;
  const isDone = app.session.completedActionIdentifiers.value.has(action.identifier);
  return isDone && route === actionRoute(action) && !shelf.screenNames(action.type).includes('success');
}

/** What the active action's kind made for it; the kind knows its type. */
export function useKind<T>(): T {
  const { app, shelf } = useOpened();
  return shelf.instance(app.session.activeAction.value, app) as T;
}
