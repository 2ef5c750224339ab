import { MIN_MESSAGE_CHARS, MIN_SUBJECT_CHARS } from '../../../widget/numbers/constants.ts';
import { badInput } from '../../http/errors.ts';

/** Refuses a subject or message that is too short, in the form's words (spec §5). */
export function checkMinimums({ subject, text }: { subject: string; text: string }) {
  const errors: Record<string, string[]> = {};
  if (subject.trim().length < MIN_SUBJECT_CHARS)
    errors.subject = [`Subject is too short. Subject must be at least ${MIN_SUBJECT_CHARS} characters long.`];
  if (text.trim().length < MIN_MESSAGE_CHARS)
    errors.text = [`Your message is too short. Messages must be at least ${MIN_MESSAGE_CHARS} characters long.`];
  if (Object.keys(errors).length > 0) throw badInput(errors);
}
