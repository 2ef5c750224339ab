import { type ReadonlySignal, signal } from '@preact/signals-core';

/** Result of a look-up (spec §4); `unknown` when the roll cannot tell. */
export type Registration = 'registered' | 'possiblyNot' | 'unknown';

export function createRegistrationStore() {
  const result = signal<Registration>('unknown');
  const people = signal<number | null>(null);
  return {
    result: result as ReadonlySignal<Registration>,
    /** Number of people who have checked; null until the server answers. */
    people: people as ReadonlySignal<number | null>,
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
