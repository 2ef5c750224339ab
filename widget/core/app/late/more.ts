/** One chunk of what every widget needs soon after its first card. */

export { moreStyles } from '../../../ui/styles/more/more.ts';
export { warnOfOptions } from '../../config/option-check.ts';
