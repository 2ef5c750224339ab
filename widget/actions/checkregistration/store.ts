import { type ReadonlySignal, signal } from '@preact/signals-core';

/** What a look-up came to (spec §4): only the first is a yes, and the last says that nobody can say. */
export type Registration = 'registered' | 'possiblyNot' | 'unknown';

export function createRegistrationStore() {
  const result = signal<Registration>('unknown');
  return {
    result: result as ReadonlySignal<Registration>,
    /** @param isRegistered null where nobody can say */
    setResult(isRegistered: boolean | null) {
      const known = isRegistered ? 'registered' : 'possiblyNot';
      result.value = isRegistered === null ? 'unknown' : known;
    },
  };
}
