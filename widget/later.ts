/** What every widget wants soon after its first card, and no first card waits for: one chunk. */
export { warnOfOptions } from './host/option-check.ts';
export { laterStyles } from './styles/later.ts';
