import { SLIDER_THROTTLE_MS } from '../../core/numbers/constants.ts';

type Press = Pick<PointerEvent, 'pointerId' | 'isPrimary' | 'button'>;

/**
 * When a slider's value counts as the reader's answer: when they let go of it, or when its keys have rested. Each key
 * changes the value, and an answer may end the screen.
 *
 * @param answer takes a value that counts
 */
export function createAnswering(answer: (value: number) => void) {
  let pressed: number | 'before' | 'scrolled' | null = null;
  let answered: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsettled: number | null = null;

  function tell(value: number) {
    clearTimeout(timer);
    unsettled = null;
    answered = value;
    answer(value);
  }

  const flush = () => {
    if (unsettled !== null) tell(unsettled);
  };

  function settle(value: number) {
    clearTimeout(timer);
    unsettled = null;
    // It comes after the pointer has let go, too.
    if (value === answered) return;
    unsettled = value;
    timer = setTimeout(flush, SLIDER_THROTTLE_MS);
  }

  return {
    tell,
    /** A press that began before the application came. */
    heldBefore() {
      pressed = 'before';
    },
    down({ pointerId, isPrimary, button }: Press) {
      pressed = isPrimary && button === 0 ? pointerId : null;
    },
    /** A pointer that was not pressed on the slider answers nothing: it may end a selection of text. */
    up({ pointerId, isPrimary, button }: Press, value: number) {
      const isOwn = pressed === pointerId || (pressed === 'before' && isPrimary);
      if (!isOwn || button !== 0) return;
      pressed = null;
      tell(value);
    },
    lost() {
      pressed = null;
    },
    /** The finger scrolls the page: where it moved the slider on its way, that is no answer. */
    scrolled() {
      pressed = 'scrolled';
    },
    /** The browser's change event: after a drag, which may end beside the slider, or after each key. */
    changed(value: number) {
      const [isDrag, isScroll] = [pressed !== null, pressed === 'scrolled'];
      pressed = null;
      if (isScroll) return;
      if (isDrag) tell(value);
      else settle(value);
    },
    /** What has not rested yet counts, since the reader goes on. */
    flush,
  };
}
