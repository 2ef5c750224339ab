import { useSignals } from '@preact/signals-react/runtime';
import type { FocusEvent } from 'react';
import { nameList } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';
import { Faces } from './Faces.tsx';
import { RecipientChecks } from './RecipientChecks.tsx';

/** In a wide widget the open list lies over the fields: it may not hide one that has the focus (WCAG 2.4.11). */
function closeOver({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  const list = currentTarget.lastElementChild;
  const isOver = list && getComputedStyle(list).position === 'absolute';
  if (isOver && relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** Several recipients on one line, to leave room for the letter. They can be chosen from by expanding it. */
export function RecipientPicker() {
  useSignals();
  const { t, locale } = useApp();
  const { store, recipients, commands } = useEmailing();
  const names = recipients.chosen.value.map(({ name }) => name);
  return (
    <details className="ca-to" onBlur={closeOver}>
      <summary>
        <span>
          <Faces />
          {names.length > 0 ? t('email.to', { names: nameList(names, t, locale, 1) }) : t('email.noRecipient')}
        </span>
        <span className="ca-link">{t('common.change')}</span>
      </summary>
      <RecipientChecks leftOut={store.leftOut.value} onPick={commands.pick} />
    </details>
  );
}
