import { useSignals } from '@preact/signals-react/runtime';
import { Sheet } from '#platform/Sheet.tsx';
import { percent, sentences } from '../../../i18n/index.ts';
import { NextBar } from '../../parts/ending/NextBar.tsx';
import { Counted } from '../../parts/ending/Numbers.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import css from './curve.css' with { type: 'text' };
import { thirdsOf } from './distribution.ts';
import { createSentimentStore } from './store.ts';

/** The drawing's box, units of its `viewBox`: the room of the pin's words above, the slider's lower half below. */
export const CURVE = { width: 578, height: 120, top: 26, base: 104, inset: 16 } as const;

/** Points along the curve. Between them it is as smooth as a screen shows. */
const STEPS = 96;
/** How far an answer reaches to each side, in parts of the scale. */
const SPREAD = 0.62;

const round = (units: number) => Math.round(units * 10) / 10;

/** Softly 0 beyond the ends of the scale. */
function fadeAt(x: number): number {
  const { width, inset } = CURVE;
  const share = Math.min(1, Math.min(x, width - x) / (1.5 * inset));
  return share * share * (3 - 2 * share);
}

/** How many answers are at a place of the drawing, each spread like a bell about its part of the scale. */
function densityAt(x: number, counts: readonly number[]): number {
  const part = (CURVE.width - 2 * CURVE.inset) / counts.length;
  const at = (x - CURVE.inset) / part - 0.5;
  const all = counts.reduce(
    (sum, count, each) => sum + Math.max(0, count) * Math.exp(-(((at - each) / SPREAD) ** 2) / 2),
    0,
  );
  return all * fadeAt(x);
}

/** The filled area under a soft curve through all counts, as the `d` of a path. Its highest point reaches the top. */
export function curvePath(counts: readonly number[]): string {
  const { width, top, base } = CURVE;
  const points = Array.from({ length: STEPS + 1 }, (_, at) => ({ x: (at * width) / STEPS, density: 0 }));
  for (const point of points) point.density = densityAt(point.x, counts);
  const most = Math.max(...points.map(({ density }) => density)) || 1;
  const drawn = points.map(({ x, density }) => `${round(x)} ${round(base - (density / most) * (base - top))}`);
  return `M${drawn.join('L')}Z`;
}

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

/** How many have answered, and what follows. */
export function SentimentBar() {
  useSignals();
  const { commands, t } = useApp();
  const count = useOfAction(createSentimentStore).outcome.value?.count ?? null;
  return (
    <NextBar>
      {count !== null && (
        <p className="ca-tally">
          <Counted to={count} write={(n) => t('sentimentpoll.answers', { n })} />
        </p>
      )}
      {!commands.hasNext.value && <p>{t('sentimentpoll.change')}</p>}
    </NextBar>
  );
}
