import { STANDARD_VIEW } from '../../../numbers/constants.ts';
import type { Viewability } from '../../host.ts';
import type { Frame } from './speaker.ts';

/** Calls `seen` once, when a part of the frame has been in view without a break for so long in a visible page (MRC). */
function createDwell(threshold: () => Viewability, seen: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const pause = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    pause,
    measure(ratio: number) {
      const { percentage, seconds } = threshold();
      if (isOver || document.hidden || percentage === null || seconds === null || ratio * 100 < percentage)
        return pause();
      timer ??= setTimeout(() => {
        isOver = true;
        seen();
      }, seconds * 1_000);
    },
  };
}

/** Viewability where a host tells how much of the frame is in view. */
export function watchRatio({ visible, custom }: Pick<Frame, 'visible' | 'custom'>) {
  const dwells = [
    createDwell(
      () => STANDARD_VIEW,
      () => visible('standard'),
    ),
    createDwell(custom, () => visible('custom')),
  ];
  let last = 0;
  const measure = () => {
    for (const dwell of dwells) dwell.measure(last);
  };
  document.addEventListener('visibilitychange', measure);
  return {
    measure,
    ratio(ratio: number) {
      last = ratio;
      measure();
    },
    stop() {
      document.removeEventListener('visibilitychange', measure);
      for (const dwell of dwells) dwell.pause();
    },
  };
}
