import { create, string, type } from 'superstruct';
import { maybe } from '../../api/wire/common.ts';
import { Fields } from '../../api/wire/fields.ts';

/** `details` of an email (contract §6). */
export const EmailDetails = type({ subject: maybe(string()), message: maybe(string()), fields: Fields });

export function parseEmail(details: unknown) {
  const { subject, message } = create(details, EmailDetails);
  return { subject: subject ?? '', message: message ?? '' };
}
