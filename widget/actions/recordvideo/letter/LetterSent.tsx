import { useSignals } from '@preact/signals-react/runtime';
import { EmailThanks } from '../../../email/EmailThanks.tsx';
import { useEmailing } from '../../../email/emailing-context.tsx';
import { useApp } from '../../../ui/context.ts';

/** Thanks for a letter about a video. */
export function LetterSent() {
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
