import { useSignals } from '@preact/signals-react/runtime';
import { useId, useRef } from 'react';
import { number } from '../../../i18n/index.ts';
import { Slider } from '../../slider/Slider.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { createSpeedometerCommands } from './commands.ts';
import { Gauge } from './Gauge.tsx';
import css from './gauge.css' with { type: 'text' };
import { middleOf, shareOf, valueText } from './scale.ts';
import { createSpeedometerStore } from './store.ts';
import { Verdict } from './Verdict.tsx';

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
  const value = store.value.value ?? middleOf(scale);
  const told = store.phase.value === 'told' ? store.told.value : null;
  const shown = told?.correctValue ?? value;
  const text = (of: number) => valueText(of, scale, t, locale);
  const Bar = told && screens.part(action, 'results');
  const isBusy = store.phase.value === 'checking';
  const button = (
    <BigButton isBusy={isBusy} onPress={check}>
      {t(isBusy ? 'speedometer.checking' : 'speedometer.submit')}
    </BigButton>
  );
  return (
    <div className="ca-form ca-speedometer" data-leads={session.widget.value.actions.length > 1 || undefined}>
      <Sheet css={css} />
      <Heading unseen={t('speedometer.slider')}>{(told && action.feedbackHeader) || action.title}</Heading>
      {action.text && !told && <p className="ca-text">{fill(action.text)}</p>}
      <div className="ca-guessing">
        <div className="ca-gauge" data-told={told !== null || undefined}>
          <Slider
            input={input}
            label={action.title ? fill(action.title) : t('speedometer.slider')}
            valueText={text(value)}
            describedBy={`${id}told`}
            min={scale.min}
            max={scale.max}
            step={scale.step}
            value={value}
            onMove={move}
            onAnswer={move}
          />
          <Gauge share={shareOf(shown, scale)} guess={told && shareOf(told.value, scale)} result={told?.result} />
          <p className="ca-reading" aria-hidden="true">
            <span>{number(scale.min, locale)}</span>
            <b>{text(shown)}</b>
            <span>{number(scale.max, locale)}</span>
          </p>
        </div>
        <Verdict id={`${id}told`} />
      </div>
      {Bar ? <Bar /> : <ActionBar button={button} />}
    </div>
  );
}
