import { useSignals } from '@preact/signals-react/runtime';
import { EmailThanks } from '../../parts/email/EmailThanks.tsx';
import { useEmailing } from '../../parts/email/emailing-context.tsx';
import { useApp } from '../../ui/context.ts';

export { EmailForm } from '../../parts/email/EmailForm.tsx';
export { EmailNext } from '../../parts/email/EmailNext.tsx';

export function EmailSent() {
  useSignals();
  const { t } = useApp();
  // The publisher's title says that the letter was sent, which is wrong for a stored one.
  const isKept = useEmailing().store.keptFor.value.length > 0;
  return <EmailThanks override={isKept ? { title: t('email.keptTitle') } : {}} />;
}
