import type { OverlayId } from '../session/store.ts';

/** Where it slides in from: the form of a donation stands on the right, so the partner does not cover it (spec §2). */
export const overlaySide = (overlay: OverlayId, route: string): 'left' | 'right' =>
  overlay === 'partner' && route === '/donation/details' ? 'left' : 'right';
