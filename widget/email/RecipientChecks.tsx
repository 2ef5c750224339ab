import { useSignals } from '@preact/signals-react/runtime';
import { CheckField } from '../form/CheckField.tsx';
import { useApp } from '../ui/context.ts';
import { useEmailing } from './use-emailing.ts';

/** A box for everybody who can be written to and was not yet. */
export function RecipientChecks() {
  useSignals();
  const { t } = useApp();
  const { store, recipients, commands } = useEmailing();
  return (
    <fieldset className="ca-picks" aria-label={t('email.chooseRecipients')}>
      {recipients.open.value.map(({ key, name }) => (
        <CheckField
          key={key}
          label={name}
          checked={!store.leftOut.value.has(key)}
          disabled={store.isSubmitting.value}
          onChange={(event) => commands.pick(key, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
