import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId } from 'react';
import { csvAddress } from '../address/asked.ts';
import type { TABLES } from '../answers.ts';
import { useDashboard } from '../app/context.ts';

type Tables = typeof TABLES;
export type Csv = { [K in keyof Tables]: { kind: K; table: Tables[K][number]; name?: string } }[keyof Tables];

type Props = {
  title: string;
  /** One sentence: what is seen here. */
  lead?: ReactNode;
  /** The same figures as files; one with a part of them has a name of its own. */
  csvs: readonly Csv[];
  /** A chart's figures as a table; not for what is a table itself. */
  numbers?: ReactNode;
  /** Beside the title, such as a choice. */
  aside?: ReactNode;
  size?: 'half';
  children: ReactNode;
};

/** A chart or a table with its title, its numbers and its file. */
export function Figure({ title, lead, csvs, numbers, aside, size, children }: Props) {
  useSignals();
  const id = useId();
  const { asked, isMadeUp } = useDashboard();
  return (
    <section className="figure" data-size={size} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>
            {title}
            {isMadeUp.value && <span className="mark"> demo</span>}
          </h2>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
      <footer>
        {numbers && (
          <details>
            <summary>
              Show the numbers<span className="hidden">: {title}</span>
            </summary>
            {numbers}
          </details>
        )}
        <p className="files">
          {csvs.map(({ kind, table, name = 'Download CSV' }) => (
            <a key={table} className="csv" href={csvAddress(kind, table, asked.value)} download>
              {name}
              <span className="hidden">: {title}</span>
            </a>
          ))}
        </p>
      </footer>
    </section>
  );
}
