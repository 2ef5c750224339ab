/** Keys that move a slider. At an end of its scale they may move nothing, and mean it all the same. */
export const MOVES = /^(Arrow|Page|Home$|End$)/;

const isSlider = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'range';

/**
 * Watches for a press on a slider, or of its keys, before React. It is an answer also where it doesn't move the slider, and then nothing
 * else tells of it later.
 */
export function watchSliderTaps(element: HTMLElement) {
  const over = new AbortController();
  let down: EventTarget | null = null;
  let before = '';
  let tapped: HTMLInputElement | null = null;
  const note = (event: PointerEvent) => {
    if (event.target === down && isSlider(down)) tapped = down;
    down = null;
  };
  const how = { signal: over.signal };
  element.addEventListener(
    'pointerdown',
    ({ isPrimary, button, target }) => {
      down = isPrimary && button === 0 ? target : null;
      if (isSlider(down)) before = down.value;
    },
    how,
  );
  element.addEventListener('pointerup', note, how);
  element.addEventListener(
    'pointercancel',
    () => {
      // The finger scrolls the page: where it moved the slider on its way, that is no answer.
      if (isSlider(down)) down.value = before;
      down = null;
    },
    how,
  );
  element.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (isSlider(target) && MOVES.test(key)) tapped = target;
    },
    how,
  );
  return {
    /** Tells React by a click, as assistive technology answers with. One that has moved is read by the slider itself. */
    carryOut() {
      over.abort();
      if (tapped?.value === tapped?.defaultValue) tapped?.click();
    },
  };
}
