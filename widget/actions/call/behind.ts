/** The screens behind a call's front, in one chunk. */
export { CalleeScreen } from './CalleeScreen.tsx';
export { CallThanks } from './CallThanks.tsx';
