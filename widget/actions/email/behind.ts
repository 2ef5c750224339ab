/** The screens behind a letter's front, in one chunk. */

export { EmailForm } from '../../email/EmailForm.tsx';
export { EmailNext } from '../../email/EmailNext.tsx';
export { EmailSent } from './EmailSent.tsx';
