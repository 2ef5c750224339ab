/** The screens behind a call's front, in one chunk: every call also reaches the end screen. */
export { CalleeScreen } from './CalleeScreen.tsx';
export { CallThanks } from './CallThanks.tsx';
