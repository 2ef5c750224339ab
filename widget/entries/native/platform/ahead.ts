import { origin } from './origin.ts';

/** In place of widget/core/browser/ahead.ts: leaves no elements in the page's head, where a page may have many widgets. */
export function prefetch(files: readonly string[]) {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  // They are named as they lie beside one another: a page elsewhere would look for them at home.
  for (const href of files)
    fetch(new URL(href, `${origin}/widget/`), { priority: 'low' } as RequestInit).catch(() => {
      /* fetched again when it is needed */
    });
}

/** Runs once the element is in view. An observer keeps what it observes, also when that is in no page any more. */
export function whenInView(element: Element, run: () => void, over: AbortSignal) {
  if (over.aborted) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
  over.addEventListener('abort', () => observer.disconnect());
}
