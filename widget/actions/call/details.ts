import { array, string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { Id, maybe } from '../../core/api/wire/common.ts';

/** `details` of a call (contract §6). */
const CallDetails = () =>
  type({
    script: maybe(string()),
    recipients: maybe(array(type({ id: Id, name: string(), title: maybe(string()), phone: string() }))),
  });

/** A recipient named by the publisher. */
export type CallRecipient = { id: Id; name: string; title: string; phone: string };

export const callDetails = {
  type: 'call',
  parse: parser(CallDetails, ({ script, recipients }) => ({
    script: script ?? '',
    recipients: (recipients ?? []).map(({ title, ...rest }) => ({ ...rest, title: title ?? '' })),
  })),
} as const;
