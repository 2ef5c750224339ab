import type { WireAction } from '../../api/wire/widget.ts';
import type { Copy } from './states-copy.ts';

const base = (copy: Copy): WireAction => ({
  id: 'email',
  type: 'email',
  title: copy.title,
  description: copy.description,
  customButtonText: copy.button,
  thankYouTitle: copy.thanks,
  thankYouText: copy.thanksText,
  details: { subject: copy.subject, message: copy.message },
});

/** An e-mail to the locale's first `count` recipients. */
export const toNamed =
  (count: number, more: Partial<WireAction> = {}) =>
  (copy: Copy): WireAction => ({
    ...base(copy),
    emailRecipients: copy.recipients.slice(0, count).map((name) => ({ name })),
    ...more,
  });

export const toCongress = (copy: Copy): WireAction => ({
  ...base(copy),
  representativeSearch: { countryCode: 'US', levels: [0], roles: [0, 1] },
});

/** Only the required fields. */
export const bare = (copy: Copy): WireAction => ({
  id: 'email',
  type: 'email',
  title: copy.title,
  emailRecipients: copy.recipients.slice(0, 1).map((name) => ({ name })),
  details: {},
});

export const long = (copy: Copy): WireAction =>
  toNamed(4, { title: copy.longTitle, thankYouTitle: copy.longTitle })(copy);
