import { useSignals } from '@preact/signals-react/runtime';
import { Thanks, type ThanksProps } from '../../ending/Thanks.tsx';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { Unreachable } from '../writing/Unreachable.tsx';
import { Posted } from './Posted.tsx';
import { Sent } from './Sent.tsx';

/** Thanks for a letter: who got it, who could not get it, and who still could. */
export function EmailThanks(props: Omit<ThanksProps, 'children' | 'mark'>) {
  useSignals();
  const { t } = useApp();
  const { store, recipients, commands } = useEmailing();
  // Nobody was reached where nobody has a letter.
  const mark = store.emailed.value.size > 0 && { mark: <Posted /> };
  return (
    <Thanks {...props} {...mark} people={store.people.value}>
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
