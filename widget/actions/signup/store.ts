import { signal } from '@preact/signals-core';
import { readOnly, setter } from '../../signals/signals.ts';

export function createSignupStore() {
  const people = signal<number | null>(null);
  return {
    /** Number of sign-ups; null until the server answers. */
    people: readOnly(people),
    setPeople: setter(people),
  };
}
