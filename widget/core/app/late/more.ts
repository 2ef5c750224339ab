/** One chunk of what every widget needs soon after its first card. */

import last from 'styles:last' with { type: 'text' };
import more from 'styles:more' with { type: 'text' };

export { warnOfOptions } from '../../config/option-check.ts';

/**
 * Styles that no first card needs, which the shell installs with the rest of the words. Text and not a file, because in
 * native mode it belongs in the shadow root, which no `<link>` of ours reaches.
 *
 * @param forms those of forms, where a widget has one
 */
export const moreStyles = (forms: string) => more + forms + last;
