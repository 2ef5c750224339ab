import { ActionBar } from '../ui/ActionBar.tsx';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp } from '../ui/context.ts';
import { Heading } from '../ui/Heading.tsx';

/** A screen that could not be drawn. What was answered is kept, and another try is one tap. */
export function Crashed({ onRetry }: { onRetry: () => void }) {
  const { t } = useApp();
  return (
    <div className="ca-form" role="alert">
      <Heading>{t('shell.crashTitle')}</Heading>
      <p className="ca-text">{t('shell.crashText')}</p>
      <ActionBar button={<BigButton onPress={onRetry}>{t('shell.retry')}</BigButton>} />
    </div>
  );
}
