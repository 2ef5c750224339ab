import { useSignals } from '@preact/signals-react/runtime';
import { EmailThanks } from '../../email/EmailThanks.tsx';
import { useApp } from '../../ui/context.ts';

export function EmailSent() {
  useSignals();
  const { session, fill, t } = useApp();
  const { thankYouTitle, thankYouText } = session.activeAction.value;
  return (
    <EmailThanks
      title={thankYouTitle || t('email.thankYouTitle')}
      text={fill(thankYouText) || t('email.thankYouText')}
    />
  );
}
