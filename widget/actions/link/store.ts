import { signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { readOnly, setter } from '../../core/signals/signals.ts';
import { link } from './index.ts';

/** State of a link: whether it was opened. */
export function createLinkStore(action: Action) {
  const isOpened = signal(false);
  return { ...detailsOf(link, action), isOpened: readOnly(isOpened), setOpened: setter(isOpened) };
}
