import { type RefObject, useEffect } from 'react';

/** What is no more than this beyond an edge is not worth a hint, CSS px. */
const NEARLY_PX = 4;

/** Marks whether the letter goes on above or below what is seen of it, so that no line is cut through its middle. */
export function useEdges(ref: RefObject<HTMLElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useEffect(() => {
    const sheet = ref.current;
    const area = sheet?.querySelector('[name="message"]');
    if (!sheet || !area) return;
    const mark = () => {
      const { scrollTop, scrollHeight, clientHeight } = area;
      sheet.toggleAttribute('data-above', scrollTop > NEARLY_PX);
      sheet.toggleAttribute('data-below', scrollHeight - clientHeight - scrollTop > NEARLY_PX);
    };
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(area);
    area.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      area.removeEventListener('scroll', mark);
    };
  }, [ref, text]);
}
