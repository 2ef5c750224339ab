/** What stands behind a call's front, in one chunk: whoever calls comes to the end as well. */
export { CalleeScreen } from './CalleeScreen.tsx';
export { CallThanks } from './CallThanks.tsx';
