import lottie from 'lottie-web/build/player/lottie_light.min.js';
import gift from './gift.json' with { type: 'json' };

/** Frames of a gift under way, and of one that has arrived (spec §4). */
const UNDER_WAY: [number, number] = [20, 93];
const ARRIVED: [number, number] = [93, 144];

export type Player = { arrive: () => void; stop: () => void };

/** Plays a coin that turns until the gift arrives. */
export function play(container: Element, by = lottie): Player {
  const animation = by.loadAnimation({ container, renderer: 'svg', loop: true, autoplay: false, animationData: gift });
  animation.playSegments(UNDER_WAY, true);
  return {
    arrive() {
      animation.loop = false;
      animation.playSegments(ARRIVED, true);
    },
    stop: () => animation.destroy(),
  };
}
