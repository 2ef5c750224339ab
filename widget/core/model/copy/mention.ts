import type { Partner } from '../partner.ts';
import type { Widget } from '../widget.ts';

/** Adds the `@`, which owners write or leave out. */
const handle = (text: string) => (text.trim() ? `@${text.trim().replace(/^@+/, '')}` : '');

/** How a partner is mentioned on X: by handle, else by name (spec §7). */
export const partnerMention = (partner: Partner | null) =>
  partner ? handle(partner.twitterMention) || partner.name : '';

/** How a publisher is mentioned on X: by handle, else by name. */
export const publisherMention = ({ twitterMention, publisher }: Pick<Widget, 'twitterMention' | 'publisher'>) =>
  handle(twitterMention) || publisher.name;

/** The mention of the action's owner: the partner before the publisher, and any handle before any name. */
export const mentionOf = (partner: Partner | null, widget: Pick<Widget, 'twitterMention' | 'publisher'>) =>
  handle(partner?.twitterMention ?? '') || handle(widget.twitterMention) || partner?.name || widget.publisher.name;
