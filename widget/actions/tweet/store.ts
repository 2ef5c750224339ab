import { type ReadonlySignal, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import { tweet } from './index.ts';

/** How X's post was thanked for: what is '' stands in the action. */
export type TweetThanks = { title: string; text: string; people: number | null; usesLawmakers: boolean };

export function createTweetStore(action: Action) {
  const { text: template } = detailsOf(tweet, action);
  const written = signal<string | null>(null);
  const isSending = signal(false);
  const thanks = signal<TweetThanks | null>(null);
  const byHand = signal('');
  return {
    /** The post as the publisher wrote it. */
    template,
    /** The visitor's own words; null while the publisher's stand. */
    written: written as ReadonlySignal<string | null>,
    isSending: isSending as ReadonlySignal<boolean>,
    /** Null until it was posted. */
    thanks: thanks as ReadonlySignal<TweetThanks | null>,
    /** An address that no window opened for; '' where there is none. */
    byHand: byHand as ReadonlySignal<string>,
    write: (text: string) => {
      written.value = text;
    },
    setSending: (value: boolean) => {
      isSending.value = value;
    },
    setThanks: (value: TweetThanks) => {
      thanks.value = value;
    },
    setByHand: (address: string) => {
      byHand.value = address;
    },
  };
}
