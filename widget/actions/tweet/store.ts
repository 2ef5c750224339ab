import { signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { readOnly, setter } from '../../core/signals/signals.ts';
import { tweet } from './index.ts';

/** The server's thanks; an empty text means that the action's own is used. */
export type TweetThanks = { title: string; text: string; usesLawmakers: boolean };

export function createTweetStore(action: Action) {
  const { text: template } = detailsOf(tweet, action);
  const written = signal<string | null>(null);
  const isSending = signal(false);
  const thanks = signal<TweetThanks | null>(null);
  const byHand = signal('');
  return {
    /** The post as the publisher wrote it. */
    template,
    /** The reader's text; null while it is the publisher's. */
    written: readOnly(written),
    isSending: readOnly(isSending),
    /** Null until posted. */
    thanks: readOnly(thanks),
    /** X's address when no window could be opened, else ''. */
    byHand: readOnly(byHand),
    write: setter(written),
    setSending: setter(isSending),
    setThanks: setter(thanks),
    setByHand: setter(byHand),
  };
}
