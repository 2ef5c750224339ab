import { type ReadonlySignal, signal } from '@preact/signals-core';

export function createSignupStore() {
  const people = signal<number | null>(null);
  return {
    /** Number of sign-ups; null until the server answers. */
    people: people as ReadonlySignal<number | null>,
    setPeople: (count: number | null) => {
      people.value = count;
    },
  };
}
