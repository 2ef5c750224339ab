import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { MOVES } from '../../core/browser/slider-taps.ts';
import { createAnswering } from './answering.ts';
import css from './slider.css' with { type: 'text' };

export type SliderProps = {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  /** The value in words, for screen readers. */
  valueText: string;
  describedBy?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onMove: (value: number) => void;
  /** A pointer comes down on it. */
  onPress?: () => void;
  /** That pointer has scrolled the page, and the value is as it was before. Default: `onMove` with it. */
  onScrolled?: () => void;
  /** The reader has let go of the slider, or the keys that move it have rested. */
  onAnswer: (value: number) => void;
};

const ANSWERS = ['Enter', ' '];

/** Takes over what the reader did before React, and hears of the moves that the browser tells in no event of React's. */
function useBrowsersMoves(
  input: SliderProps['input'],
  start: number,
  { answering, onMove }: Pick<SliderProps, 'onMove'> & { answering: ReturnType<typeof createAnswering> },
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the reader did before React, once
  useEffect(() => {
    const slider = input.current;
    if (!slider) return;
    const isHeld = slider.matches(':active');
    if (isHeld) answering.heldBefore();
    if (slider.valueAsNumber === start) return;
    onMove(slider.valueAsNumber);
    if (!isHeld) answering.tell(slider.valueAsNumber);
  }, []);
  useEffect(() => {
    const slider = input.current;
    // React's own `onChange` is the input event, which a drag fires all the time.
    const heed = () => slider && answering.changed(slider.valueAsNumber);
    slider?.addEventListener('change', heed);
    return () => slider?.removeEventListener('change', heed);
  }, [input, answering]);
}

/**
 * A slider that the browser moves itself, so that it works in a first card that the server has drawn, before React has
 * come. React never sets its value: it takes over what the reader has done meanwhile.
 */
export function Slider({
  input,
  label,
  valueText,
  describedBy,
  value,
  onMove,
  onAnswer,
  onPress,
  onScrolled,
  ...scale
}: SliderProps) {
  const [start] = useState(value);
  const before = useRef(start);
  const latest = useRef(onAnswer);
  const [answering] = useState(() => createAnswering((given) => latest.current(given)));
  const answer = () => input.current && answering.tell(input.current.valueAsNumber);
  useEffect(() => {
    latest.current = onAnswer;
  });
  useBrowsersMoves(input, start, { answering, onMove });
  const down = (event: PointerEvent<HTMLInputElement>) => {
    onPress?.();
    answering.down(event);
    before.current = event.currentTarget.valueAsNumber;
  };
  const scrolled = ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
    answering.scrolled();
    currentTarget.valueAsNumber = before.current;
    if (onScrolled) onScrolled();
    else onMove(before.current);
  };
  const up = (event: PointerEvent<HTMLInputElement>) => answering.up(event, event.currentTarget.valueAsNumber);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    answering.lost();
    if (MOVES.test(event.key) && !(event.altKey || event.ctrlKey || event.metaKey))
      onMove(event.currentTarget.valueAsNumber);
    if (!ANSWERS.includes(event.key)) return;
    event.preventDefault();
    answer();
  };
  return (
    <>
      <Sheet css={css} />
      <input
        ref={input}
        className="ca-slider"
        type="range"
        // biome-ignore lint/a11y/noRedundantRoles: contract §7 names the attribute
        // biome-ignore lint/a11y/useAriaPropsForRole: the browser tells a range's value itself
        role="slider"
        autoComplete="off"
        {...scale}
        // Last: Preact sets one property after the other, and a browser moves a value that is off the scale.
        defaultValue={start}
        aria-label={label}
        aria-valuetext={valueText}
        aria-describedby={describedBy}
        onInput={({ currentTarget }) => onMove(currentTarget.valueAsNumber)}
        // A tap that does not move it is an answer too. A finger that has scrolled the page instead ends in no `pointerup`.
        onPointerDown={down}
        onPointerUp={up}
        onPointerCancel={scrolled}
        onBlur={answering.flush}
        // Assistive technology may press without a pointer; a finger makes no click on a slider.
        onClick={answer}
        onKeyDown={press}
      />
    </>
  );
}
