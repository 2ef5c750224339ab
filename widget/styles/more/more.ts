import call from './call.css' with { type: 'text' };
import cards from './cards.css' with { type: 'text' };
import fields from './fields.css' with { type: 'text' };
import formParts from './form-parts.css' with { type: 'text' };
import lead from './lead.css' with { type: 'text' };
import letters from './letters.css' with { type: 'text' };
import results from './results.css' with { type: 'text' };
import sharing from './sharing.css' with { type: 'text' };
import shell from './shell.css' with { type: 'text' };
import thanks from './thanks.css' with { type: 'text' };
import wide from './wide.css' with { type: 'text' };

const inCascadeOrder = [shell, fields, results, thanks, cards, sharing, wide, call, formParts, lead, letters];

/**
 * Styles that no first card needs: a chunk of its own, which the shell installs with the rest of the words. Text and not
 * a file, because in native mode it belongs in the shadow root, which no `<link>` of ours reaches.
 */
export const moreStyles = inCascadeOrder.join('');
