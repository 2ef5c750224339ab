import { preloadAddressField } from '../addresses/use-combobox.ts';

/** Loads the modals when the first one is opened. */
export const loadModals = () => import('./LawmakerModals.tsx').then(({ LawmakerModals }) => ({ Part: LawmakerModals }));

/** Preloads the modals. Errors are ignored here: opening one loads them again and reports errors. */
export function preloadModals() {
  loadModals().catch(() => {});
  preloadAddressField();
}
