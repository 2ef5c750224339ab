/** A line's first letter, the first of a later sentence, and the X that is a name. */
const CAPITALS = /(^.|\. .|\bX\b)/;

/** Capitals that the specification prints, shown in sentence case: the text itself stays (contract §8). */
export const Printed = ({ children: text }: { children: string }) => (
  // One box, so that the parts stay together where boxes are spaced out.
  <span>
    {text.split(CAPITALS).map((part, index) => {
      const style = index % 2 === 0 ? ({ textTransform: 'lowercase' } as const) : undefined;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <span key={index} style={style}>
          {part}
        </span>
      );
    })}
  </span>
);
