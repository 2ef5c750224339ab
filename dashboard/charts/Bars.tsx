import type { ReactNode } from 'react';
import { at } from './scale.ts';

export type BarRow = {
  key: string;
  name: ReactNode;
  /** `null`: there is nothing to measure it by, and no bar. */
  value: number | null;
  /** What stands at the end of the row. */
  text: ReactNode;
  /** Below the name, in small type. */
  note?: ReactNode;
};

type Props = {
  rows: readonly BarRow[];
  /** The value of a whole bar. */
  most: number;
};

/** Names with a bar below each: a list, whose texts say all that the bars show. */
export function Bars({ rows, most }: Props) {
  return (
    <ul className="bars">
      {rows.map(({ key, name, value, text, note }) => (
        <li key={key}>
          <span className="bars-name">{name}</span>
          <span className="bars-text">{text}</span>
          {value !== null && (
            <span className="track" aria-hidden="true">
              <span className="bar" style={{ width: at(most > 0 ? Math.min(1, value / most) : 0) }} />
            </span>
          )}
          {note && <span className="bars-note">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
