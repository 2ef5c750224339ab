import type { ReactNode } from 'react';
import { Bars } from '../charts/Bars.tsx';
import { type Csv, Figure } from '../parts/Figure.tsx';
import { Table } from '../parts/Table.tsx';
import { count, percent, shareOf } from '../words/numbers.ts';

type Step = { name: string; count: number; means?: string };

type Props = {
  title: string;
  lead: string;
  csv: Csv;
  /** What a step is, as the head of its column. */
  head: string;
  steps: readonly Step[];
  size?: 'half';
  /** Below the bars. */
  children?: ReactNode;
};

/** What is larger than the first step was counted among others, such as frames without the script: it has no share. */
const shareOfFirst = (steps: readonly Step[], { count: reached }: Step) => {
  const first = steps[0]?.count ?? 0;
  return reached > first ? null : shareOf(reached, first);
};

function lostWords(before: Step | undefined, { count: reached }: Step): string {
  const lost = (before?.count ?? 0) - reached;
  return before && lost > 0 ? `${count(lost)} fewer, ${percent(shareOf(lost, before.count))}` : '';
}

/** How many came to each step, as bars below each other. */
export function Funnel({ title, lead, csv, head, steps, size, children }: Props) {
  return (
    <Figure
      title={title}
      lead={lead}
      csvs={[csv]}
      numbers={
        <Table
          caption={title}
          rows={steps}
          keyOf={({ name }) => name}
          columns={[
            { head, cell: ({ name }) => name },
            { head: 'Reached', isNumber: true, cell: (step) => count(step.count) },
            { head: 'Of the first', isNumber: true, cell: (step) => percent(shareOfFirst(steps, step)) },
          ]}
        />
      }
      size={size}
    >
      <Bars
        most={Math.max(...steps.map((each) => each.count))}
        rows={steps.map((step, index) => ({
          key: step.name,
          name: step.name,
          value: step.count,
          text: (
            <>
              {count(step.count)} <span className="soft">{percent(shareOfFirst(steps, step))}</span>
            </>
          ),
          note: [step.means, lostWords(steps[index - 1], step)].filter(Boolean).join(' · '),
        }))}
      />
      {children}
    </Figure>
  );
}
