import { OWNER_KIND, type OwnerKind } from '../../model/enums.ts';
import type { OverlayId } from '../../session/store.ts';

/** The overlay that an owner's logo opens. */
export const overlayOf = (kind: OwnerKind): OverlayId => (kind === OWNER_KIND.Partner ? 'partner' : 'publisher');

/** The side it slides in from: a partner's overlay must not cover a form on the right (spec §2). */
export const overlaySide = (overlay: OverlayId, hasFormOnRight: boolean): 'left' | 'right' =>
  overlay === 'partner' && hasFormOnRight ? 'left' : 'right';
