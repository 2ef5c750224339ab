/** Of visits and of events: two ids, so that nobody can lay the one property beside the other. */
export type ClientIdUse = 'users' | 'events';

const KEYS: Record<ClientIdUse, string> = { users: 'civicAction.visitor', events: 'civicAction.visitor.events' };
/** The form that analytics gives its own ids: two numbers, the second of them seconds since 1970. */
const SHAPE = /^\d{1,10}\.\d{10}$/;

const make = () => `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(Date.now() / 1000)}`;

/**
 * Tells one visitor's visits from another's: one id per publisher's site, since browsers partition a frame's storage.
 * Where there is no storage, one per load. Only with consent.
 */
export function clientId(use: ClientIdUse): string {
  try {
    const kept = localStorage.getItem(KEYS[use]);
    if (kept && SHAPE.test(kept)) return kept;
    const made = make();
    localStorage.setItem(KEYS[use], made);
    return made;
  } catch {
    return make(); // private windows and opaque origins refuse storage
  }
}

export function forgetClientIds() {
  try {
    for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
