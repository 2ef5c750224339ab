import { useSignals } from '@preact/signals-react/runtime';
import { nameList } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { Faces } from './Faces.tsx';
import { RecipientChecks } from './RecipientChecks.tsx';

/** The recipients on one line, to leave room for the letter. Several can be chosen from by expanding it. */
export function RecipientPicker() {
  useSignals();
  const { t, locale } = useApp();
  const { store, recipients, commands } = useEmailing();
  const open = recipients.open.value;
  const names = recipients.chosen.value.map(({ name }) => name);
  if (open.length === 0) return null;
  const to = t('email.to', { names: nameList(names, t, locale, 1) });
  if (open.length === 1)
    return (
      <p className="ca-to ca-wide">
        <Faces />
        {to}
      </p>
    );
  return (
    <details className="ca-to ca-wide">
      <summary>
        <span>
          <Faces />
          {names.length > 0 ? to : t('email.noRecipient')}
        </span>
        <span className="ca-link">{t('common.change')}</span>
      </summary>
      <RecipientChecks leftOut={store.leftOut.value} onPick={commands.pick} />
    </details>
  );
}
