import { useSignals } from '@preact/signals-react/runtime';
import { nameList } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useEmailing } from '../emailing-context.tsx';

/** Lists who got the letter, whose letter is stored, and who got an earlier version of it. */
export function Sent({ hasIcon }: { hasIcon?: boolean }) {
  useSignals();
  const { t, locale } = useApp();
  const { sentTo, keptFor, unchangedTo } = useEmailing().store;
  const lines = [
    sentTo.value.length > 0 && t('email.sentTo', { names: nameList(sentTo.value, t, locale) }),
    keptFor.value.length > 0 && t('email.keptFor', { names: nameList(keptFor.value, t, locale) }),
  ].filter((line) => line !== false);
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="ca-sent">
          {hasIcon && <Icon name="check" />}
          {line}
        </p>
      ))}
      {unchangedTo.value.length > 0 && (
        <p className="ca-text">{t('email.unchanged', { names: nameList(unchangedTo.value, t, locale) })}</p>
      )}
    </>
  );
}
