import { type RefObject, useLayoutEffect } from 'react';

const LEAST_LINES = 2;
/** As in `styles/more/call.css`, CSS px. */
const FADE_PX = 16;

/**
 * Keeps who is called and the number in view while the script scrolls under them, where that leaves the script two lines;
 * a long name is brought closer together first. What takes the focus is scrolled clear of them (WCAG 2.4.11).
 * The screen's parts depend on the callee and the attempt: with another, all is measured anew.
 */
export function useHeldHead(ref: RefObject<HTMLElement | null>, callee: unknown, attempt: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts need other room
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
      const script = form.querySelector('.ca-script p');
      const least = script ? LEAST_LINES * Number.parseFloat(getComputedStyle(script).lineHeight) + FADE_PX : 0;
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
  }, [ref, callee, attempt]);
}
