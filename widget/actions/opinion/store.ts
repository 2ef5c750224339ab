import { signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import { readOnly, setter } from '../../signals/signals.ts';
import { opinion } from './index.ts';

export function createOpinionStore(action: Action) {
  const { prompt } = detailsOf(opinion, action);
  const people = signal<number | null>(null);
  return {
    prompt,
    /** How many have given theirs; null until the server said. */
    people: readOnly(people),
    setPeople: setter(people),
  };
}
