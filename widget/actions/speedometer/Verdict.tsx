import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isTellable, valueText } from './scale.ts';
import { createSpeedometerStore, type Told } from './store.ts';

const KEYS = { Correct: 'correct', Close: 'close', Incorrect: 'incorrect' } as const;

/** On which side of the answer the guess was; null where it was right. */
const missed = ({ value, correctValue, result }: Told) =>
  typeof correctValue !== 'number' || result === 'Correct' ? null : value < correctValue ? 'higher' : 'lower';

/** What the reader is told about their guess, or what to do. */
export function Verdict({ id }: { id: string }) {
  useSignals();
  const { session, fill, t, locale } = useApp();
  const { scale, phase, told, value } = useOfAction(createSpeedometerStore);
  const action = session.activeAction.value;
  const shown = phase.value === 'told' ? told.value : null;
  const text = (value: number) => valueText(value, scale, t, locale);
  const side = shown && missed(shown);
  const feedback = shown && isTellable(action.feedbackText, session.variables.value) && action.feedbackText;
  return (
    <div className="ca-told" id={id} role="status" data-result={shown?.result}>
      {!shown && <p className="ca-verdict">{t(`speedometer.${value.value === null ? 'instruction' : 'moved'}`)}</p>}
      {shown?.result && (
        <p className="ca-verdict">
          {shown.result === 'Correct' && <Icon name="check" />}
          {t(`speedometer.${KEYS[shown.result]}`)}
        </p>
      )}
      {typeof shown?.correctValue === 'number' && (
        <p>
          <b>{t('speedometer.correctValue', { value: text(shown.correctValue) })}</b>
        </p>
      )}
      {shown && side && (
        <p className="ca-side">
          {t('speedometer.yourValue', { value: text(shown.value) })}, {t(`speedometer.${side}`)}
        </p>
      )}
      {feedback && <p className="ca-text">{fill(feedback)}</p>}
    </div>
  );
}
