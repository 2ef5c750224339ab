import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { nameList } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Thanks, type ThanksProps, Tick } from '../ending/Thanks.tsx';
import { useEmailing } from './emailing-context.tsx';
import { Unreachable } from './LetterRecipients.tsx';
import css from './posted.css' with { type: 'text' };

/**
 * The letter in its envelope, with a tick. A letter that was just sent folds itself into it. Decorative: the heading says
 * that it is sent.
 */
function Posted() {
  const { store } = useEmailing();
  const [wasSent] = useState(store.takeSent);
  const [isFolding, setFolding] = useState(wasSent);
  return (
    <span className="ca-posted" data-sent={wasSent || undefined}>
      <Sheet css={css} />
      <svg className="ca-envelope" viewBox="0 0 56 44" width="56" height="44" aria-hidden="true" focusable="false">
        <path d="M3 17L28 1l25 16v26H3z" />
        <path className="ca-inside" d="M10 8h36v30H10z" />
        <path className="ca-lines" d="M16 14h24M16 19h24" />
        <path d="M3 17l20 14L3 43zm50 0L33 31l20 12z" />
        <path d="M3 43l25-18l25 18z" />
      </svg>
      <Tick />
      {isFolding && (
        <span
          className="ca-fold"
          aria-hidden="true"
          onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setFolding(false)}
        >
          <i />
          <i />
          <i />
        </span>
      )}
    </span>
  );
}

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

/** Thanks for a letter: who got it, who could not get it, and who still could. */
export function EmailThanks(props: Omit<ThanksProps, 'children' | 'mark'>) {
  useSignals();
  const { t } = useApp();
  const { store, recipients, commands } = useEmailing();
  // Nobody was reached where nobody has a letter.
  const mark = store.emailed.value.size > 0 && { mark: <Posted /> };
  return (
    <Thanks {...props} {...mark}>
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
