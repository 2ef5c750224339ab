import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** As in `call-foot.css`, CSS px. */
const FADE_PX = 24;

type Line = { top: number; bottom: number };

/**
 * How far the fade above an edge is raised so that it cuts a line and never falls into the gap between two paragraphs,
 * where nothing would say that the text goes on. CSS px; 0 where no line stands above the edge.
 */
export function fadeLift(lines: readonly Line[], edge: number): number {
  const ends = lines.map(({ top, bottom }) => (top + bottom + FADE_PX) / 2).filter((end) => end <= edge);
  return ends.length > 0 ? edge - Math.max(...ends) : 0;
}

/** The lines of what a caller reads, wherever they are broken. */
function linesIn(form: Element): Line[] {
  const range = document.createRange();
  return [...form.querySelectorAll('.ca-script p, .ca-hours, .ca-offices :is(h3, span, a, small)')].flatMap((text) => {
    range.selectNodeContents(text);
    // The break between two paragraphs has a box without width.
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  });
}

/**
 * Says that the script goes on below: an arrow that scrolls on, over a fade that cuts a line. For pointers alone: a key
 * scrolls the screen, and a screen reader reads on.
 */
export function MoreBelow() {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const bar = ref.current?.closest<HTMLElement>('.ca-bar');
    const form = bar?.parentElement;
    const stage = bar?.closest<HTMLElement>('.ca-stage');
    if (!bar || !form || !stage) return;
    const place = () => {
      const lift = fadeLift(linesIn(form), bar.getBoundingClientRect().top);
      bar.style.setProperty('--ca-lift', `${lift}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    for (const box of [form, stage, bar]) observer.observe(box);
    stage.addEventListener('scroll', place, { passive: true });
    return () => {
      observer.disconnect();
      stage.removeEventListener('scroll', place);
    };
  }, []);
  const scrollOn = () => {
    const stage = ref.current?.closest<HTMLElement>('.ca-stage');
    const bar = ref.current?.closest<HTMLElement>('.ca-bar');
    const head = stage?.querySelector<HTMLElement>('.ca-callee');
    if (!stage || !bar || !head) return;
    const covered = bar.offsetHeight + (head.style.position === 'static' ? 0 : head.offsetHeight);
    stage.scrollBy({ top: stage.clientHeight - covered - 2 * FADE_PX });
  };
  return (
    <button
      type="button"
      className="ca-more-below"
      tabIndex={-1}
      aria-hidden="true"
      ref={ref}
      // The press leaves the focus where it is: the arrow goes at the end of the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={scrollOn}
    >
      <Icon name="next" />
    </button>
  );
}
