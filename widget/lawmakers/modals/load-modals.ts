import { warmAddressField } from '../../addresses/use-combobox.ts';

/** The modals come when one is opened. */
export const loadModals = () => import('./LawmakerModals.tsx').then(({ LawmakerModals }) => ({ Part: LawmakerModals }));

/** Brings them ahead, in silence: whoever opens one asks again, and tells. */
export function warmModals() {
  loadModals().catch(() => {});
  warmAddressField();
}
