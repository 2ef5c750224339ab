import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import type { ActionType } from '../../core/model/enums.ts';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import css from './closed.css' with { type: 'text' };
import { FinalResult } from './FinalResult.tsx';
import { hoursOf, outcomesOf } from './outcomes.ts';

const TITLES = {
  poll: 'closed.poll',
  sentimentpoll: 'closed.poll',
  quiz: 'closed.quiz',
  speedometer: 'closed.quiz',
  petition: 'closed.petition',
} as const satisfies Partial<Record<ActionType, string>>;

const titleKey = (type: ActionType) => (type in TITLES ? TITLES[type as keyof typeof TITLES] : 'closed.other');

/** What the reader sent was refused; what they wrote is one step back. */
function Refusal({ text }: { text: string }) {
  useSignals();
  const { session, screens, t } = useApp();
  const isForm = screens.kindOf(session.activeAction.value.type).hasForm === true;
  return (
    <div className="ca-refusal" role="alert">
      <p className="ca-error">
        <Icon name="error" />
        {text}
      </p>
      {isForm && session.canGoBack.value && <p>{t('closed.goBack')}</p>}
    </div>
  );
}

/** What the widget is about, and when it opens, in the reader's own time. */
function NotOpen({ opensAt }: { opensAt: string | null | undefined }) {
  useSignals();
  const { session, t, fill, locale } = useApp();
  const { title, text, description } = session.activeAction.value;
  const card = session.activeCard.value;
  const [when, setWhen] = useState('');
  // A server draws this too, and does not know the reader's time zone.
  useEffect(() => {
    if (!opensAt) return;
    setWhen(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(opensAt)));
  }, [opensAt, locale]);
  const about = card?.subHeading || description || text;
  return (
    <>
      <Heading isQuiet>{card?.heading || title}</Heading>
      {about && <p className="ca-text">{fill(about)}</p>}
      {opensAt && (
        <p className="ca-opens">
          <time dateTime={opensAt}>{when && t('closed.opens', { when })}</time>
        </p>
      )}
    </>
  );
}

/** The widget outside its hours: what came of it, or when it opens. It has no form (contract §6). */
export function Closed() {
  useSignals();
  const { session, t } = useApp();
  const widget = session.widget.value;
  const { state, opensAt, closed, refusal } = hoursOf(widget);
  const isOver = state !== 'notOpen';
  return (
    <div className="ca-form ca-closed">
      <Sheet css={css} />
      {refusal && <Refusal text={refusal} />}
      {isOver ? (
        <>
          <Heading isQuiet={!refusal}>{closed?.title || t(titleKey(session.activeAction.value.type))}</Heading>
          {closed?.text && <p className="ca-text">{closed.text}</p>}
          {outcomesOf(widget).map((outcome) => (
            <FinalResult key={outcome.action.identifier} outcome={outcome} />
          ))}
        </>
      ) : (
        <NotOpen opensAt={opensAt} />
      )}
    </div>
  );
}
