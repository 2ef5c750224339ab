const STOPS = 'a, :is(button, input, textarea, select):not(:disabled)';

/**
 * Shows that a screen scrolls. It becomes focusable if nothing in it is, because keys scroll what has the focus (WCAG
 * 2.1.1).
 */
export function letScroll(stage: HTMLElement) {
  const scrolls = stage.scrollHeight > stage.clientHeight;
  stage.toggleAttribute('data-scrolls', scrolls);
  const isStop = scrolls && !stage.querySelector(STOPS);
  if (isStop) stage.tabIndex = 0;
  else stage.removeAttribute('tabindex');
}
