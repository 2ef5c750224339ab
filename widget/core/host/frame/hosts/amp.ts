import { isRecord } from '../../../model/value.ts';
import type { HostKind } from './speaker.ts';
import { watchRatio } from './watch-ratio.ts';

/** In the fragment of a frame's address, where the publisher has not written one. */
const MARK = 'amp=1';

const isAmp = (data: unknown): data is Record<string, unknown> => isRecord(data) && data.sentinel === 'amp';

/** AMP refuses less, and logs each refusal. */
const LEAST_PX = 100;

const isRatio = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** The last of the changes that AMP tells of; null if it tells of none. */
function ratioIn({ type, changes }: Record<string, unknown>): number | null {
  if (type !== 'intersection' || !Array.isArray(changes)) return null;
  const { intersectionRatio } = Object(changes.at(-1));
  return isRatio(intersectionRatio) ? intersectionRatio : null;
}

/** An `<amp-iframe>`. Without `allow-same-origin` it hears of heights alone. */
export const amp: HostKind = (first, frame) => {
  if (!isAmp(first) && !frame.address.hash.slice(1).split('&').includes(MARK)) return null;
  const say = (type: string, more?: object) => frame.say({ sentinel: 'amp', type, ...more });
  const view = watchRatio(frame);
  let isReady = false;
  say('send-intersections');
  return {
    hear(data) {
      const ratio = isAmp(data) ? ratioIn(data) : null;
      if (ratio === null) return;
      frame.measured();
      view.ratio(ratio);
    },
    height(px) {
      if (px < LEAST_PX) return;
      // AMP removes its placeholder then, which has a link.
      if (!isReady) say('embed-ready');
      isReady = true;
      say('embed-size', { height: px });
    },
    changed: view.measure,
    stop: view.stop,
  };
};
