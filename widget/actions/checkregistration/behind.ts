/** The screens behind the front of a registration's check, in one chunk. */
export { RegistrationForm } from './RegistrationForm.tsx';
export { RegistrationResult } from './RegistrationResult.tsx';
