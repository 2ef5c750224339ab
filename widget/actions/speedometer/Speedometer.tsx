import { useSignals } from '@preact/signals-react/runtime';
import { type CSSProperties, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Slider } from '../../ui/slider/Slider.tsx';
import { createSpeedometerCommands } from './commands.ts';
import { arc, DIAL, degreesAt, PIVOT, pointAt, RADIUS } from './dial.ts';
import css from './gauge.css' with { type: 'text' };
import { endText, shareOf, valueText } from './scale.ts';
import { createSpeedometerStore } from './store.ts';
import { Verdict } from './Verdict.tsx';

const TICKS = [0, 0.25, 0.5, 0.75, 1];

type GaugeProps = {
  /** Where the needle is, 0 to 1. */
  share: number;
  result?: string | null | undefined;
  /** How often the reader was asked to move the needle: it swings each time. */
  asked: number;
  /** What stands behind the needle once it shows the answer. */
  children?: ReactNode;
};

const inside = (share: number, depth: number) => pointAt(share, RADIUS - depth);

/** The gauge as a picture; the slider over it is what a reader moves. */
function Gauge({ share, result, asked, children }: GaugeProps) {
  useSignals();
  const turned: CSSProperties = { transform: `rotate(${degreesAt(share)}deg)`, transformOrigin: PIVOT };
  const tip = pointAt(0.5);
  const end = inside(0.5, 46);
  return (
    <svg viewBox={`0 0 ${DIAL.width} ${DIAL.height}`} aria-hidden="true" focusable="false" data-result={result}>
      <path className="ca-dial" d={arc(0, 1)} />
      {TICKS.map((tick) => {
        const [from, to] = [inside(tick, 14), inside(tick, 21)];
        return <path key={tick} className="ca-tick-mark" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
      {children}
      <g key={asked} className="ca-needle" data-swings={asked > 0 || undefined} style={turned}>
        <path d={`M${end.x - 4} ${end.y}L${tip.x} ${tip.y}L${end.x + 4} ${end.y}Z`} />
        <circle cx={tip.x} cy={tip.y} r="12" />
      </g>
    </svg>
  );
}

/** A longer reading, with its unit, is written smaller. */
const LONG_READING_CHARS = 24;

/** The button that had the focus gives way to the results: the focus goes on to their heading (WCAG 2.4.3). */
function useFocusOnResult(form: RefObject<HTMLElement | null>, isTold: boolean) {
  const wasTold = useRef(isTold);
  useLayoutEffect(() => {
    const isNew = isTold && !wasTold.current;
    wasTold.current = isTold;
    if (!isNew || (document.activeElement ?? document.body) !== document.body) return;
    form.current?.querySelector<HTMLElement>('.ca-title')?.focus({ preventScroll: true });
  });
}

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
  const form = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  useFocusOnResult(form, told !== null);
  const ask = () => {
    setAsked(asked + 1);
    input.current?.focus();
  };
  const shown = told?.correctValue ?? value;
  const text = (of: number) => valueText(of, scale, t, locale);
  const Bar = told && screens.part(action, 'results');
  const Marks = told && screens.part(action, 'marks');
  const Tally = told && screens.part(action, 'tally');
  const button = (
    <BigButton
      isWaiting={isUnmoved}
      missingId={`${id}told`}
      isBusy={store.phase.value === 'checking'}
      busy={t('speedometer.checking')}
      onPress={isUnmoved ? ask : check}
    >
      {t('speedometer.submit')}
    </BigButton>
  );
  return (
    <div
      className="ca-form ca-speedometer"
      data-leads={session.widget.value.actions.length > 1 || undefined}
      data-asked={(isUnmoved && asked > 0) || undefined}
      ref={form}
    >
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
            <Gauge share={shareOf(shown, scale)} result={told?.result} asked={isUnmoved ? asked : 0}>
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
