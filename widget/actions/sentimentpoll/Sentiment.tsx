import { useSignals } from '@preact/signals-react/runtime';
import { useId, useRef } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Slider } from '../../ui/slider/Slider.tsx';
import { createSentimentCommands } from './commands.ts';
import type { Ends } from './index.ts';
import css from './sentiment.css' with { type: 'text' };
import { createSentimentStore } from './store.ts';
import { sentimentText, standingText } from './words.ts';

/** Positions of the slider: whole hundredths. */
const STEPS = 100;

/** Where words stand that belong to the pin. */
function sideOf(value: number) {
  if (value < 1 / 3) return 'start';
  return value > 2 / 3 ? 'end' : 'middle';
}

/** Where the reader stands among all, or what to do. */
function Verdict({ id, ends }: { id: string; ends: Ends }) {
  useSignals();
  const { t, locale } = useApp();
  const store = useOfAction(createSentimentStore);
  const [phase, outcome] = [store.phase.value, store.outcome.value];
  const words = () => {
    if (phase === 'failed') return t('sentimentpoll.again');
    if (outcome) return standingText(outcome, ends, t, locale);
    return t(`sentimentpoll.${phase === 'open' ? 'instruction' : phase}`);
  };
  return (
    <p className="ca-verdict" id={id} role="status" data-side={outcome ? sideOf(outcome.value) : undefined}>
      {words()}
    </p>
  );
}

/** The question, a slider between two ends, and how all readers have answered. */
export function Sentiment() {
  useSignals();
  const { session, screens, fill, t, locale } = useApp();
  const store = useOfAction(createSentimentStore);
  const { move, answer } = useOfAction(createSentimentCommands);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const action = session.activeAction.value;
  const ends = { lowLabel: fill(store.ends.lowLabel), highLabel: fill(store.ends.highLabel) };
  const words = sentimentText(store.value.value, ends, t, locale);
  const Bar = store.outcome.value && screens.part(action, 'results');
  const Curve = store.outcome.value && screens.part(action, 'curve');
  return (
    <div className="ca-form ca-sentiment" data-leads={session.widget.value.actions.length > 1 || undefined}>
      <Sheet css={css} />
      <Heading unseen={t('sentimentpoll.slider')}>
        {(store.outcome.value && action.feedbackHeader) || action.title}
      </Heading>
      {action.text && <p className="ca-text">{fill(action.text)}</p>}
      <Verdict id={`${id}verdict`} ends={ends} />
      <div className="ca-scale" data-told={store.outcome.value !== null || undefined}>
        {Curve ? (
          <Curve />
        ) : (
          // Other words in the same paragraph would count as a layout shift, since they begin elsewhere.
          <p key={words} className="ca-value" aria-hidden="true">
            {words}
          </p>
        )}
        <Slider
          input={input}
          label={action.title ? fill(action.title) : t('sentimentpoll.slider')}
          valueText={words}
          describedBy={`${id}verdict`}
          min={0}
          max={STEPS}
          step={1}
          value={store.value.value * STEPS}
          onMove={(value) => move(value / STEPS)}
          onAnswer={(value) => answer(value / STEPS)}
        />
      </div>
      <div className="ca-ends" aria-hidden="true">
        <span>{ends.lowLabel}</span>
        <span>{ends.highLabel}</span>
      </div>
      {Bar ? <Bar /> : <ActionBar />}
    </div>
  );
}
