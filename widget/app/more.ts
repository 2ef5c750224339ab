/** What every widget wants soon after its first card, and no first card waits for: one chunk. */
export { warnOfOptions } from '../config/option-check.ts';
export { moreStyles } from '../styles/more/more.ts';
