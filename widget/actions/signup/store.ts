import { type ReadonlySignal, signal } from '@preact/signals-core';

export function createSignupStore() {
  const people = signal<number | null>(null);
  return {
    /** How many have signed up; null until the server said. */
    people: people as ReadonlySignal<number | null>,
    setPeople: (count: number | null) => {
      people.value = count;
    },
  };
}
