/** Visits and events have different ids, so that the two properties can't be joined. */
export type ClientIdUse = 'users' | 'events';

const KEYS: Record<ClientIdUse, string> = { users: 'civicAction.visitor', events: 'civicAction.visitor.events' };
/** The format of analytics' own ids: two numbers, the second in seconds since 1970. */
const SHAPE = /^\d{1,10}\.\d{10}$/;

const make = () => `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(Date.now() / 1000)}`;

/**
 * An id of the reader, for use with consent only. It is one per publisher's site, because browsers partition a frame's
 * storage; without storage, one per page load.
 */
export function clientId(use: ClientIdUse): string {
  try {
    const kept = localStorage.getItem(KEYS[use]);
    if (kept && SHAPE.test(kept)) return kept;
    const made = make();
    localStorage.setItem(KEYS[use], made);
    return made;
  } catch {
    return make(); // Private windows and opaque origins refuse storage.
  }
}

export function forgetClientIds() {
  try {
    for (const key of Object.values(KEYS)) localStorage.removeItem(key);
  } catch {
    // Without storage, nothing was kept.
  }
}
