import { useSignals } from '@preact/signals-react/runtime';
import { EmailForm } from '../../parts/email/EmailForm.tsx';
import { EmailNext } from '../../parts/email/EmailNext.tsx';
import { EmailThanks } from '../../parts/email/EmailThanks.tsx';
import { useEmailing, withEmailing } from '../../parts/email/emailing-context.tsx';
import { useApp } from '../../ui/context.ts';
import { createVideoLetter } from './letter.ts';

/** Thanks for a letter about a video. */
function LetterSent() {
  useSignals();
  const { t } = useApp();
  const isKept = useEmailing().store.keptFor.value.length > 0;
  return (
    <EmailThanks
      title={t('recordvideo.sentTitle')}
      text={t('recordvideo.sentText')}
      override={isKept ? { title: t('recordvideo.keptTitle') } : {}}
    />
  );
}

/** The screens of a letter about a video, in one chunk. */
export const VideoLetter = withEmailing(createVideoLetter, EmailForm);
export const VideoLetterNext = withEmailing(createVideoLetter, EmailNext);
export const VideoLetterSent = withEmailing(createVideoLetter, LetterSent);
