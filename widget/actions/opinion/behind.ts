/** The screens behind an opinion's front, in one chunk. */
export { OpinionForm } from './OpinionForm.tsx';
export { OpinionThanks } from './OpinionThanks.tsx';
