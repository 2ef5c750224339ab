import { EmailForm } from '../../../email/EmailForm.tsx';
import { EmailNext } from '../../../email/EmailNext.tsx';
import { withEmailing } from '../../../email/emailing-context.tsx';
import { createVideoLetter } from './create.ts';
import { LetterSent } from './LetterSent.tsx';

/** The screens of a letter about a video, in one chunk. */
export const VideoLetter = withEmailing(createVideoLetter, EmailForm);
export const VideoLetterNext = withEmailing(createVideoLetter, EmailNext);
export const VideoLetterSent = withEmailing(createVideoLetter, LetterSent);
