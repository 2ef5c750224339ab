const STOPS = 'a, :is(button, input, textarea, select):not(:disabled)';

/** What is no more than this far below the edge is not worth a hint, CSS px. */
const NEARLY_PX = 12;

/** Marks the end of a screen that scrolls, where nothing more is to come. */
export function markEnd(stage: HTMLElement) {
  const { scrollTop, clientHeight, scrollHeight } = stage;
  const isEnd = scrollHeight > clientHeight && scrollTop + clientHeight > scrollHeight - NEARLY_PX;
  stage.toggleAttribute('data-end', isEnd);
}

/**
 * Shows that a screen scrolls. It becomes focusable if nothing in it is, because keys scroll what has the focus (WCAG
 * 2.1.1).
 */
export function letScroll(stage: HTMLElement) {
  const scrolls = stage.scrollHeight > stage.clientHeight;
  stage.toggleAttribute('data-scrolls', scrolls);
  markEnd(stage);
  const isStop = scrolls && !stage.querySelector(STOPS);
  if (isStop) stage.tabIndex = 0;
  else stage.removeAttribute('tabindex');
}
