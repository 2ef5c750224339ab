import { useSignals } from '@preact/signals-react/runtime';
import { CheckField } from '../form/CheckField.tsx';
import { useApp } from '../ui/context.ts';
import { useEmailing } from './use-emailing.ts';

/** Who gets the letter: one is named, several are chosen from. Those who have it are named as such. */
export function RecipientPicker() {
  useSignals();
  const { t } = useApp();
  const { store, recipients, commands } = useEmailing();
  const open = recipients.open.value;
  const [only] = open;
  if (!only) return null;
  const wasSent = store.emailed.value.size > 0;
  if (open.length === 1 && !wasSent) return <p className="ca-to ca-wide">{t('email.to', { names: only.name })}</p>;
  return (
    <fieldset className="ca-picks ca-wide">
      <legend>{t('email.chooseRecipients')}</legend>
      {recipients.all.value
        .filter(({ canBeEmailed }) => canBeEmailed)
        .map(({ key, name }) => {
          const isSent = store.emailed.value.has(key);
          return (
            <CheckField
              key={key}
              label={isSent ? t('email.emailed', { name }) : name}
              checked={isSent || !store.leftOut.value.has(key)}
              disabled={isSent || store.isSubmitting.value}
              onChange={(event) => commands.pick(key, event.target.checked)}
            />
          );
        })}
    </fieldset>
  );
}
