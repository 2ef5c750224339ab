/** The screens behind a letter's front, in one chunk. */
export { EmailNext } from '../../email/sent/EmailNext.tsx';
export { EmailForm } from '../../email/writing/EmailForm.tsx';
export { EmailSent } from './EmailSent.tsx';
