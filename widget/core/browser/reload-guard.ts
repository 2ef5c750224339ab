import { RELOAD_GUARD_MS } from '../numbers/constants.ts';

const KEY = 'civicActionReloadedAt';

export type ReloadGuardOptions = {
  isProduction: boolean;
  now: () => number;
  /** Throws in frames without storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
};

/**
 * Whether a crash may reload the widget (spec §4): only in production, at most once in 60 s, and only if storage can
 * record it. Else a widget that crashes at its start would reload forever.
 */
export function mayReload({ isProduction, now, storage }: ReloadGuardOptions): boolean {
  if (!isProduction) return false;
  try {
    const last = Number(storage().getItem(KEY) ?? Number.NaN);
    if (now() - last < RELOAD_GUARD_MS) return false;
    storage().setItem(KEY, String(now()));
    return true;
  } catch {
    // Without storage (private window, opaque origin) the reload could not be recorded.
    return false;
  }
}
