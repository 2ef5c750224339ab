import { OWNER_KIND, type OwnerKind } from '../model/enums.ts';
import type { OverlayId } from '../session/store.ts';

/** Which overlay an owner's logo opens. */
export const overlayOf = (kind: OwnerKind): OverlayId => (kind === OWNER_KIND.Partner ? 'partner' : 'publisher');

/** Where it slides in from: the form of a donation stands on the right, so the partner does not cover it (spec §2). */
export const overlaySide = (overlay: OverlayId, route: string): 'left' | 'right' =>
  overlay === 'partner' && route === '/donation/details' ? 'left' : 'right';
