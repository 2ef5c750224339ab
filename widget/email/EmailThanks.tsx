import { useSignals } from '@preact/signals-react/runtime';
import { nameList } from '../../i18n/index.ts';
import { Thanks } from '../shell/Thanks.tsx';
import { useApp } from '../ui/context.ts';
import { Sent } from './Sent.tsx';
import { Unreachable } from './Unreachable.tsx';
import { useEmailing } from './use-emailing.ts';

export type EmailThanksProps = { title: string; text: string };

/** The letter is on its way: to whom, to whom not, and to whom it could still go. */
export function EmailThanks({ title, text }: EmailThanksProps) {
  useSignals();
  const { t, locale } = useApp();
  const { store, recipients, commands } = useEmailing();
  const before = store.repeatedTo.value;
  return (
    <Thanks title={title} text={text}>
      <Sent />
      {before.length > 0 && <p className="ca-text">{t('email.repeated', { names: nameList(before, t, locale) })}</p>}
      <Unreachable />
      {store.emailed.value.size > 0 && recipients.open.value.length > 0 && (
        <button type="button" className="ca-link" onClick={commands.writeMore}>
          {t('email.writeAnother')}
        </button>
      )}
    </Thanks>
  );
}
