import { useSignals } from '@preact/signals-react/runtime';
import { CheckField } from '../../fields/CheckField.tsx';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';

export type RecipientChecksProps = { leftOut: ReadonlySet<string>; onPick: (key: string, isPicked: boolean) => void };

/** A checkbox for each open recipient. */
export function RecipientChecks({ leftOut, onPick }: RecipientChecksProps) {
  useSignals();
  const { t } = useApp();
  const { store, recipients } = useEmailing();
  return (
    <fieldset className="ca-picks" aria-label={t('email.chooseRecipients')}>
      {recipients.open.value.map(({ key, name }) => (
        <CheckField
          key={key}
          label={name}
          checked={!leftOut.has(key)}
          disabled={store.isSubmitting.value}
          onChange={(event) => onPick(key, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
