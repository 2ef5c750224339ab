/** How far outside of the window a frame is kept, as a share of the window's height. */
const KEPT_NEAR = '150%';

/**
 * Loads frames as they come near and takes them away again when they are far: a hundred widgets at once would be a
 * hundred React applications.
 *
 * @returns watches a placeholder that carries `data-src`
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
  frame.title = box.dataset.title ?? '';
  frame.src = box.dataset.src ?? '';
  box.append(frame);
}
