import type { Action } from '../model/action.ts';

type Texts = Pick<Action, 'description' | 'text' | 'formDescription' | 'skipFrontCard'>;

/** What stands below a form's heading: its own words, and those of the front card where that is skipped. */
export function leadOf({ description, text, formDescription, skipFrontCard }: Texts): string {
  const front = skipFrontCard ? description || text : '';
  return [...new Set([front, formDescription])].filter(Boolean).join('\n');
}
