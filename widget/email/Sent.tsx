import { useSignals } from '@preact/signals-react/runtime';
import { nameList } from '../../i18n/index.ts';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useEmailing } from './use-emailing.ts';

/** Who has got the letter, and who got it before the visitor's last changes. */
export function Sent({ hasIcon }: { hasIcon?: boolean }) {
  useSignals();
  const { t, locale } = useApp();
  const { sentTo, unchangedTo } = useEmailing().store;
  if (sentTo.value.length === 0) return null;
  return (
    <>
      <p className="ca-sent">
        {hasIcon && <Icon name="check" />}
        {t('email.sentTo', { names: nameList(sentTo.value, t, locale) })}
      </p>
      {unchangedTo.value.length > 0 && (
        <p className="ca-text">{t('email.unchanged', { names: nameList(unchangedTo.value, t, locale) })}</p>
      )}
    </>
  );
}
