import type { LoadingAnswer } from '../answers.ts';
import { Bars } from '../charts/Bars.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Table } from '../parts/Table.tsx';
import { count, loadWords, percent, shareOf } from '../words/numbers.ts';
import { reasonWords, STAGE_WORDS } from '../words/stages.ts';

/** How far placements came, and why some did not. */
export function Reached({ answer }: { answer: LoadingAnswer }) {
  const { loads, stages, reasons } = answer;
  const failed = reasons.reduce((sum, { count: each }) => sum + each, 0);
  return (
    <Figure
      title="How far placements came"
      lead={`Of ${loadWords(answer, loads)}. Not every placement has every stage: only sponsored ones wait for the check of ad blockers.`}
      csvs={[{ kind: 'loading', table: 'reasons', name: 'Reasons as CSV' }]}
      numbers={
        <Table
          caption="How far placements came"
          rows={stages}
          keyOf={({ stage }) => stage}
          columns={[
            { head: 'Stage', cell: ({ stage }) => STAGE_WORDS[stage].name },
            { head: 'Reached', isNumber: true, cell: ({ reached }) => count(reached) },
            { head: 'Share', isNumber: true, cell: ({ reached }) => percent(shareOf(reached, loads)) },
          ]}
        />
      }
      size="half"
    >
      <Bars
        most={loads}
        rows={stages.map(({ stage, reached }) => ({
          key: stage,
          name: STAGE_WORDS[stage].name,
          value: reached,
          text: percent(shareOf(reached, loads)),
        }))}
      />
      <h3>Why nothing was shown</h3>
      {failed === 0 ? (
        <p className="empty">Every placement was shown.</p>
      ) : (
        <ul className="plain-list">
          {reasons.map(({ reason, count: each }) => (
            <li key={reason}>
              <span>{reasonWords(reason)}</span>
              <span>
                {count(each)} <span className="soft">{percent(shareOf(each, loads))}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Figure>
  );
}
