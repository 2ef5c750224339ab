import { createContext, useContext } from 'react';
import type { App } from '../core/app/app.ts';
import type { OfAction } from '../core/app/of-action.ts';

export const AppContext = createContext<App | null>(null);

/** The widget that this component belongs to. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('No widget around this component');
  return app;
}

/** What the active action owns; made at the first call. */
export function useOfAction<T extends object>(make: OfAction<T>): T {
  const app = useApp();
  return app.of(app.session.activeAction.value, make);
}
