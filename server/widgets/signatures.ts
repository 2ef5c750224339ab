import type { WireAction } from '../../widget/api/wire.ts';

/** Signatures that were gathered elsewhere (contract §6, `details.signatures`). */
export function signaturesOf({ details }: Pick<WireAction, 'details'>): number {
  const given = details?.signatures;
  return typeof given === 'number' ? given : 0;
}
