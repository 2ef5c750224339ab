import type { Action } from '../model/action.ts';

type Texts = Pick<Action, 'description' | 'text' | 'formDescription' | 'skipFrontCard'>;

/** Text below a form's heading: the form's description, preceded by the front card's text where that card is skipped. */
export function leadOf({ description, text, formDescription, skipFrontCard }: Texts): string {
  const front = skipFrontCard ? description || text : '';
  return [...new Set([front, formDescription])].filter(Boolean).join('\n');
}
