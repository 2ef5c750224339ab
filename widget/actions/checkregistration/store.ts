import { signal } from '@preact/signals-core';
import { readOnly } from '../../core/signals/signals.ts';

/** Result of a look-up (spec §4); `unknown` when the roll cannot tell. */
export type Registration = 'registered' | 'possiblyNot' | 'unknown';

export function createRegistrationStore() {
  const result = signal<Registration>('unknown');
  return {
    result: readOnly(result),
    /** @param isRegistered null when unknown */
    setResult(isRegistered: boolean | null) {
      const known = isRegistered ? 'registered' : 'possiblyNot';
      result.value = isRegistered === null ? 'unknown' : known;
    },
  };
}
