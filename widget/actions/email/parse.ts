import { create, string, type } from 'superstruct';
import { maybe } from '../../api/wire/common.ts';

/** `details` of an email (contract §6). */
export const EmailDetails = type({ subject: maybe(string()), message: maybe(string()) });

export function parseEmail(details: unknown) {
  const { subject, message } = create(details, EmailDetails);
  return { subject: subject ?? '', message: message ?? '' };
}
