import { useSignals } from '@preact/signals-react/runtime';
import { percent, sentences } from '../../../i18n/index.ts';
import { Counted } from '../../ending/Counted.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './curve.css' with { type: 'text' };
import { CURVE, curvePath } from './curve-path.ts';
import { thirdsOf } from './distribution.ts';
import { createSentimentStore } from './store.ts';

/** How all readers have answered, as a curve over the slider, with a pin where the reader's own answer is. */
export function Curve() {
  useSignals();
  const { fill, t, locale } = useApp();
  const { ends, outcome } = useOfAction(createSentimentStore);
  const told = outcome.value;
  if (!told) return null;
  const [low, high] = [fill(ends.lowLabel), fill(ends.highLabel)];
  const [lowShare, middleShare, highShare] = thirdsOf(told.distribution).map((share) => percent(share, locale)) as [
    string,
    string,
    string,
  ];
  return (
    <>
      <Sheet css={css} />
      <p className="ca-hidden">
        {sentences(
          t('sentimentpoll.distribution', { low, high }),
          t('sentimentpoll.thirds', { low, high, lowShare, middleShare, highShare }),
        )}
      </p>
      <svg
        className="ca-curve"
        viewBox={`0 0 ${CURVE.width} ${CURVE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={curvePath(told.distribution)} />
      </svg>
      {typeof told.count === 'number' && (
        <p className="ca-tally">
          <Counted to={told.count} write={(n) => t('sentimentpoll.answers', { n })} />
        </p>
      )}
      <div className="ca-pin" aria-hidden="true">
        {/* Another place would count as a layout shift. */}
        <i key={told.value} style={{ insetInlineStart: `${told.value * 100}%` }} />
      </div>
    </>
  );
}
