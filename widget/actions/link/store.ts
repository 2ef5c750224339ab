import { signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import { readOnly, setter } from '../../signals/signals.ts';
import { link } from './index.ts';

/** State of a link: whether it was opened, and how many people have opened it; null while that is not known. */
export function createLinkStore(action: Action) {
  const isOpened = signal(false);
  const people = signal<number | null>(null);
  return {
    ...detailsOf(link, action),
    isOpened: readOnly(isOpened),
    setOpened: setter(isOpened),
    people: readOnly(people),
    setPeople: setter(people),
  };
}
