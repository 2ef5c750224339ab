import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { Unreachable } from '../writing/Unreachable.tsx';
import { Sent } from './Sent.tsx';

export type EmailThanksProps = { title: string; text: string };

/** The letter is on its way: to whom, to whom not, and to whom it could still go. */
export function EmailThanks({ title, text }: EmailThanksProps) {
  useSignals();
  const { t } = useApp();
  const { store, recipients, commands } = useEmailing();
  return (
    <Thanks title={title} text={text}>
      <Sent />
      <Unreachable />
      {store.emailed.value.size > 0 && recipients.open.value.length > 0 && (
        <button type="button" className="ca-link" onClick={commands.writeMore}>
          {t('email.writeAnother')}
        </button>
      )}
    </Thanks>
  );
}
