import { useLayoutEffect, useRef } from 'react';
import { fitWords } from './fit-words.ts';

/** A text in at most two lines, shortened by words where it is too long. Screen readers get the whole. */
export function TwoLines({ children: text }: { children: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const whole = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const line = ref.current;
    const bar = line?.closest('.ca-bar');
    if (!line || !bar) return;
    const fit = () => {
      line.textContent = fitWords(text, (shorter) => {
        line.textContent = shorter;
        return line.scrollHeight <= line.clientHeight;
      });
    };
    fit();
    const observer = new ResizeObserver(fit);
    // The note beside the button grows with its words, the whole text changes its size when its font has loaded.
    for (const box of [bar, bar.firstElementChild, whole.current]) if (box) observer.observe(box);
    return () => observer.disconnect();
  }, [text]);
  return (
    <>
      <span className="ca-hidden">
        <span className="ca-whole" ref={whole}>
          {text}
        </span>
      </span>
      <span className="ca-two-lines" aria-hidden="true" ref={ref}>
        {text}
      </span>
    </>
  );
}
