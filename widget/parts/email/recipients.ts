import { computed } from '@preact/signals-core';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import {
  lawmakerRecipient,
  namedRecipient,
  type Recipient,
  stillToWrite,
} from '../../core/model/lawmakers/recipient.ts';
import { lawmakersOf } from '../lawmakers/index.ts';
import { isSearched } from './letter.ts';
import type { EmailStore } from './store.ts';

export type Recipients = ReturnType<typeof recipientsOf>;

/** Recipients of an action's letter: those it names, else the lawmakers found. */
export function recipientsOf(action: Action, { leftOut, leftOutNext, emailed, unreachable }: EmailStore, app: App) {
  const searches = isSearched(action);
  const found = computed(() => (searches ? lawmakersOf(app).lookup(action).value.lawmakers : []));
  const reachable = (recipient: Recipient): Recipient =>
    unreachable.value.has(recipient.key) ? { ...recipient, canBeEmailed: false } : recipient;
  const all = computed(() => {
    const named = action.emailRecipients.map((each, index) => namedRecipient(each, action.recipientPictures[index]));
    return (named.length > 0 ? named : found.value.map(lawmakerRecipient)).map(reachable);
  });
  const isReachable = computed(() => all.value.some(({ canBeEmailed }) => canBeEmailed));
  const open = computed(() => stillToWrite(all.value, emailed.value));
  const without = (left: ReadonlySet<string>) => open.value.filter(({ key }) => !left.has(key));
  return {
    /** Whether they are looked up by address; otherwise the action names them. */
    isSearched: searches,
    /** Whether they are being looked up, or were. */
    isLookedUp: computed(() => searches && lawmakersOf(app).lookup(action).value.stage !== 'idle'),
    /** Lawmakers who were looked up. */
    found,
    all,
    isNoneReachable: computed(() => all.value.length > 0 && !isReachable.value),
    prefetch: () => {
      if (searches) void lawmakersOf(app).prefetch(action);
    },
    /** Reachable recipients who have no letter yet. */
    open,
    /** Open recipients selected in the form. */
    chosen: computed(() => without(leftOut.value)),
    /** Open recipients selected in the second step. */
    chosenNext: computed(() => without(leftOutNext.value)),
    unreachable: computed(() => all.value.filter(({ canBeEmailed }) => !canBeEmailed)),
  };
}
