/** The screens behind a petition's front, in one chunk. */
export { PetitionForm } from './PetitionForm.tsx';
export { PetitionThanks } from './thanks/PetitionThanks.tsx';
