import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId } from 'react';
import { csvAddress, type Kind } from '../address/asked.ts';
import type { TABLES } from '../answers.ts';
import { useDashboard } from '../app/context.ts';

type Csv = { [K in Kind]: { kind: K; table: (typeof TABLES)[K][number] } }[Kind];

type Props = {
  title: string;
  /** One sentence: what is seen here. */
  lead?: ReactNode;
  /** The same figures as a file. */
  csv: Csv;
  /** Where the file has only a part of what is shown. */
  csvName?: string;
  /** A chart's figures as a table; not for what is a table itself. */
  numbers?: ReactNode;
  /** Beside the title, such as a choice. */
  aside?: ReactNode;
  size?: 'half';
  children: ReactNode;
};

/** A chart or a table with its title, its numbers and its file. */
export function Figure({ title, lead, csv, csvName = 'Download CSV', numbers, aside, size, children }: Props) {
  useSignals();
  const id = useId();
  const { asked, scopes } = useDashboard();
  const state = scopes.state.value;
  const isMadeUp = state.is === 'there' && state.value.isMadeUp;
  return (
    <section className="figure" data-size={size} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>
            {title}
            {isMadeUp && <span className="mark"> demo</span>}
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
              Show the numbers<span className="hidden"> of “{title}”</span>
            </summary>
            {numbers}
          </details>
        )}
        <a className="csv" href={csvAddress(csv.kind, csv.table, asked.value)} download>
          {csvName}
          <span className="hidden"> of “{title}”</span>
        </a>
      </footer>
    </section>
  );
}
