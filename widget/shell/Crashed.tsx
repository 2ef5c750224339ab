import { ActionBar } from '../ui/ActionBar.tsx';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp } from '../ui/context.ts';
import { Heading } from '../ui/Heading.tsx';

/** In place of a screen that threw. Answers are kept, and a button tries again. */
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
