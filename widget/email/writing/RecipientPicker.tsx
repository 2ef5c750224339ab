import { useSignals } from '@preact/signals-react/runtime';
import { list } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { toTogether } from '../salutation.ts';
import { Faces } from './Faces.tsx';
import { RecipientChecks } from './RecipientChecks.tsx';

/** Several recipients on one line, to leave room for the letter. They can be chosen from by expanding it. */
export function RecipientPicker() {
  useSignals();
  const { t, locale } = useApp();
  const { store, recipients, commands } = useEmailing();
  const chosen = recipients.chosen.value;
  const names = chosen.map(({ name }) => name);
  const to = toTogether(chosen, t) ?? t('email.to', { names: list(names, locale) });
  return (
    // The open list lies over the letter: it may not hide a field that has the focus (WCAG 2.4.11).
    <details
      className="ca-to"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary>
        <span>
          <Faces />
          <span className="ca-to-names">{chosen.length > 0 ? to : t('email.noRecipient')}</span>
        </span>
        <span className="ca-link">{t('common.change')}</span>
      </summary>
      <RecipientChecks leftOut={store.leftOut.value} onPick={commands.pick} />
    </details>
  );
}
