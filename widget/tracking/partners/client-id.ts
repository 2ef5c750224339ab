const KEY = 'civicAction.visitor';
/** The form that analytics gives its own ids: two numbers, the second of them seconds since 1970. */
const SHAPE = /^\d{1,10}\.\d{10}$/;

const make = () => `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(Date.now() / 1000)}`;

/**
 * Tells one visitor's visits from another's: one id per publisher's site, since browsers partition a frame's storage.
 * Where there is no storage, one per load. Only with consent.
 */
export function clientId(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept && SHAPE.test(kept)) return kept;
    const made = make();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return make(); // private windows and opaque origins refuse storage
  }
}

export function forgetClientId() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
