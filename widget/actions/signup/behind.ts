/** The screens behind a signup's front, in one chunk. */
export { SignupForm } from './SignupForm.tsx';
export { SignupThanks } from './SignupThanks.tsx';
