const STOPS = 'a, :is(button, input, textarea, select):not(:disabled)';

/** Makes a scrolling screen focusable if nothing in it is, because keys scroll what has the focus (WCAG 2.1.1). */
export function letScroll(stage: HTMLElement) {
  const isStop = stage.scrollHeight > stage.clientHeight && !stage.querySelector(STOPS);
  if (isStop) stage.tabIndex = 0;
  else stage.removeAttribute('tabindex');
}
