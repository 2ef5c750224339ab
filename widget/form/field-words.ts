import type { Translate } from '../../i18n/index.ts';
import { MIN_MESSAGE_CHARS, MIN_SUBJECT_CHARS } from '../constants.ts';
import { isFilled, type RuleName } from './rules.ts';

/** How a field with a rule is called; one with a minimum says so (spec §5). */
export function labelText(t: Translate, rule: RuleName): string {
  if (rule === 'message') return t('form.messageHint', { chars: MIN_MESSAGE_CHARS });
  if (rule === 'subject') return t('form.subjectHint', { chars: MIN_SUBJECT_CHARS });
  return t(`form.${rule}`);
}

/** What a visitor reads of a field that breaks its rule (spec §5). */
export function errorText(t: Translate, rule: RuleName, value: string): string {
  if (!isFilled(value)) return t('validation.required');
  if (rule === 'message') return t('validation.messageTooShort', { chars: MIN_MESSAGE_CHARS });
  if (rule === 'subject') return t('validation.subjectTooShort', { chars: MIN_SUBJECT_CHARS });
  return t(`validation.${rule}`);
}
