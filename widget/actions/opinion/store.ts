import { type ReadonlySignal, signal } from '@preact/signals-core';

export type OpinionStore = ReturnType<typeof createOpinionStore>;

export function createOpinionStore(prompt: string) {
  const people = signal<number | null>(null);
  return {
    prompt,
    /** How many have given theirs; null until the server said. */
    people: people as ReadonlySignal<number | null>,
    setPeople: (count: number | null) => {
      people.value = count;
    },
  };
}
