import { useSignals } from '@preact/signals-react/runtime';
import { useId, useRef } from 'react';
import { Slider } from '../../slider/Slider.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { createSpeedometerCommands } from './commands.ts';
import { Gauge } from './Gauge.tsx';
import css from './gauge.css' with { type: 'text' };
import { endText, shareOf, valueText } from './scale.ts';
import { createSpeedometerStore } from './store.ts';
import { Verdict } from './Verdict.tsx';

/** A longer reading, with its unit, is written smaller. */
const LONG_READING_CHARS = 24;

/** The question, a gauge to guess on, and then the answer. */
export function Speedometer() {
  useSignals();
  const { session, screens, fill, t, locale } = useApp();
  const store = useOfAction(createSpeedometerStore);
  const { move, check } = useOfAction(createSpeedometerCommands);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const action = session.activeAction.value;
  const { scale } = store;
  const isUnmoved = store.value.value === null;
  // At an end, where nobody takes it for a guess.
  const value = store.value.value ?? scale.min;
  const told = store.phase.value === 'told' ? store.told.value : null;
  const shown = told?.correctValue ?? value;
  const text = (of: number) => valueText(of, scale, t, locale);
  const Bar = told && screens.part(action, 'results');
  const Marks = told && screens.part(action, 'marks');
  const Tally = told && screens.part(action, 'tally');
  const isBusy = store.phase.value === 'checking';
  const button = (
    <BigButton
      isWaiting={isUnmoved}
      missingId={`${id}told`}
      isBusy={isBusy}
      onPress={() => (isUnmoved ? input.current?.focus() : check())}
    >
      {t(isBusy ? 'speedometer.checking' : 'speedometer.submit')}
    </BigButton>
  );
  return (
    <div className="ca-form ca-speedometer" data-leads={session.widget.value.actions.length > 1 || undefined}>
      <Sheet css={css} />
      <Heading unseen={t('speedometer.slider')}>{(told && action.feedbackHeader) || action.title}</Heading>
      {action.text && !told && <p className="ca-text">{fill(action.text)}</p>}
      <div className="ca-guessing">
        <div className="ca-gauge-room">
          <div
            className="ca-gauge"
            data-told={told !== null || undefined}
            data-long={text(shown).length > LONG_READING_CHARS || undefined}
          >
            <Slider
              input={input}
              label={action.title ? fill(action.title) : t('speedometer.slider')}
              valueText={isUnmoved ? t('speedometer.unmoved') : text(value)}
              describedBy={`${id}told`}
              min={scale.min}
              max={scale.max}
              step={scale.step}
              value={value}
              onMove={move}
              onPress={store.press}
              onScrolled={store.release}
              onAnswer={move}
            />
            <Gauge share={shareOf(shown, scale)} result={told?.result}>
              {Marks && <Marks />}
            </Gauge>
            {Tally && <Tally />}
            <p className="ca-reading" aria-hidden="true">
              <span>{endText(scale.min, locale)}</span>
              <b>{isUnmoved ? '?' : text(shown)}</b>
              <span>{endText(scale.max, locale)}</span>
            </p>
          </div>
        </div>
        <Verdict id={`${id}told`} />
      </div>
      {Bar ? <Bar /> : <ActionBar button={button} />}
    </div>
  );
}
