import { type RefObject, useLayoutEffect } from 'react';

/** Two lines of the script, and its fade, CSS px. */
const SCRIPT_MIN_PX = 2 * 28 + 16;

/**
 * Keeps who is called and the number in view while the script scrolls under them, where that leaves the script two lines;
 * a long name is brought closer together first. What takes the focus is scrolled clear of them (WCAG 2.4.11).
 */
export function useHeldHead(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const head = ref.current;
    const stage = head?.closest<HTMLElement>('.ca-stage');
    const form = head?.parentElement;
    if (!head || !stage || !form) return;
    const isRoomFor = (px: number) => {
      const bar = form.querySelector<HTMLElement>('.ca-bar')?.offsetHeight ?? 0;
      return head.offsetHeight + bar + px <= stage.clientHeight;
    };
    const place = () => {
      const least = form.querySelector('.ca-script') ? SCRIPT_MIN_PX : 0;
      head.removeAttribute('data-tall');
      head.toggleAttribute('data-tall', !isRoomFor(least));
      const isSticky = isRoomFor(least);
      form.toggleAttribute('data-flows', !isRoomFor(0));
      head.style.position = isSticky ? '' : 'static';
      stage.style.scrollPaddingTop = isSticky ? `${head.offsetHeight}px` : '';
    };
    place();
    const observer = new ResizeObserver(place);
    for (const box of [head, form, stage]) observer.observe(box);
    return () => {
      observer.disconnect();
      head.removeAttribute('data-tall');
      head.style.position = '';
      stage.style.scrollPaddingTop = '';
    };
  });
}
