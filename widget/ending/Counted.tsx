import { useCountUp } from './use-count-up.ts';

export type CountedProps = {
  to: number;
  /** A number, in its words. */
  write: (n: number) => string;
};

/** A number that counts up, as wide as its final value, so that nothing beside it moves. Hidden from screen readers. */
function Counting({ to, write }: CountedProps) {
  const n = useCountUp(to);
  return (
    <span className="ca-counting" aria-hidden="true">
      <span>{write(n)}</span>
      <span>{write(to)}</span>
    </span>
  );
}

/** A number that counts up. Screen readers get its last value, once. */
export const Counted = ({ to, write }: CountedProps) => (
  <>
    <span className="ca-hidden">{write(to)}</span>
    <Counting to={to} write={write} />
  </>
);
