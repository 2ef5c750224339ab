/** How far outside the window a frame is kept, relative to the window's height. */
const KEPT_NEAR = '150%';

/**
 * Loads frames near the window and removes distant ones, because each widget is a React application of its own.
 *
 * @returns `watch` observes a placeholder with `data-src`; `clear` stops all
 */
export function createFrames(): { watch(box: HTMLElement): void; clear(): void } {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) fill(target as HTMLElement);
        else target.replaceChildren();
      }
    },
    { rootMargin: `${KEPT_NEAR} 0%` },
  );
  return { watch: (box) => observer.observe(box), clear: () => observer.disconnect() };
}

function fill(box: HTMLElement) {
  if (box.firstElementChild) return;
  const frame = document.createElement('iframe');
  frame.loading = 'lazy';
  // A widget that is arranged takes the focus, from a filter in which somebody types.
  frame.inert = box.dataset.look === 'still';
  frame.title = box.dataset.title ?? '';
  frame.src = box.dataset.src ?? '';
  box.append(frame);
}
