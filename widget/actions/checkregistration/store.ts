import { signal } from '@preact/signals-core';
import { readOnly } from '../../signals/signals.ts';

/** Result of a look-up (spec §4); `unknown` when the roll cannot tell. */
export type Registration = 'registered' | 'possiblyNot' | 'unknown';

export function createRegistrationStore() {
  const result = signal<Registration>('unknown');
  const people = signal<number | null>(null);
  return {
    result: readOnly(result),
    /** Number of people who have checked; null until the server answers. */
    people: readOnly(people),
    /**
     * @param isRegistered null when unknown
     * @param count people who have checked, this reader included
     */
    setResult(isRegistered: boolean | null, count: number) {
      people.value = count;
      const known = isRegistered ? 'registered' : 'possiblyNot';
      result.value = isRegistered === null ? 'unknown' : known;
    },
  };
}
