import type { ReactNode } from 'react';

export type Column<Row> = {
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** On the right, in figures of one width. */
  isNumber?: boolean;
};

type Props<Row> = {
  /** What the table is of; screen readers say it, and the head above it shows it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The row that is chosen, if rows can be. */
  isCurrent?: (row: Row) => boolean;
};

/** A table that scrolls by itself where it is wider than the screen; its first column names the row. */
export function Table<Row>({ caption, columns, rows, keyOf, isCurrent }: Props<Row>) {
  return (
    // A group, as the figure around it is the landmark of this name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div className="scroll" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, isNumber }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <th key={index} scope="col" className={isNumber ? 'number' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-current={isCurrent?.(row) || undefined}>
              {columns.map(({ cell, isNumber }, index) =>
                index === 0 ? (
                  <th key="name" scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  <td key={index} className={isNumber ? 'number' : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
