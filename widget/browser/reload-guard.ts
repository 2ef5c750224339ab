import { RELOAD_GUARD_MS } from '../numbers/constants.ts';

const KEY = 'civicActionReloadedAt';

export type ReloadGuardOptions = {
  isProduction: boolean;
  now: () => number;
  /** Throws where a frame has no storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
};

/**
 * Whether a crash may reload the widget: in production, at most once in 60 s, and only where storage remembers the last
 * time (spec §4); else a widget that crashes at its start would reload for ever.
 */
export function mayReload({ isProduction, now, storage }: ReloadGuardOptions): boolean {
  if (!isProduction) return false;
  try {
    const last = Number(storage().getItem(KEY) ?? Number.NaN);
    if (now() - last < RELOAD_GUARD_MS) return false;
    storage().setItem(KEY, String(now()));
    return true;
  } catch {
    // A private window or an opaque frame: nothing would remember that we reloaded.
    return false;
  }
}
