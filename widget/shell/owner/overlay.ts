import { OWNER_KIND, type OwnerKind } from '../../model/enums.ts';
import type { OverlayId } from '../../session/store.ts';

/** Which overlay an owner's logo opens. */
export const overlayOf = (kind: OwnerKind): OverlayId => (kind === OWNER_KIND.Partner ? 'partner' : 'publisher');

/** Where it slides in from: a form that stands on the right is not covered by its partner (spec §2). */
export const overlaySide = (overlay: OverlayId, hasFormOnRight: boolean): 'left' | 'right' =>
  overlay === 'partner' && hasFormOnRight ? 'left' : 'right';
