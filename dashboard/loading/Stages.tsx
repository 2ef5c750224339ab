import type { LoadingAnswer, StageFigures } from '../answers.ts';
import { Waterfall } from '../charts/Waterfall.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Link } from '../parts/Link.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { duration } from '../words/numbers.ts';
import { QUANTILE_NAMES, QUANTILES, STAGE_WORDS } from '../words/stages.ts';

const columnsOf = (chosen: StageFigures['stage']): Column<StageFigures>[] => [
  {
    head: 'Stage',
    cell: ({ stage }) => (
      <>
        <Link to={{ stage }} isCurrent={stage === chosen}>
          {STAGE_WORDS[stage].name}
        </Link>
        <span className="note">{STAGE_WORDS[stage].means}</span>
      </>
    ),
  },
  ...QUANTILES.map((each) => ({
    head: QUANTILE_NAMES[each],
    isNumber: true,
    cell: (row: StageFigures) => (each === 'p75' ? <b>{duration(row[each])}</b> : duration(row[each])),
  })),
];

/** Every stage: its times, and the way of the median. */
export function Stages({ answer: { stages, stage: chosen } }: { answer: LoadingAnswer }) {
  return (
    <>
      <Figure
        title="Each stage"
        lead="From the start of the script. Choose a stage to see it in all figures."
        csvs={[{ kind: 'loading', table: 'stages' }]}
        size="half"
      >
        <Table
          caption="Each stage"
          rows={stages}
          keyOf={({ stage }) => stage}
          isCurrent={({ stage }) => stage === chosen}
          columns={columnsOf(chosen)}
        />
      </Figure>
      <Figure
        title="A typical placement, step by step"
        lead="How long each stage takes for half of readers (p50); a bar begins where the stage before it ended. Hatched bars run beside the others: only sponsored widgets wait for the check of ad blockers, and the first byte is counted from the frame’s own request, so that its place here is an estimate."
        csvs={[{ kind: 'loading', table: 'stages' }]}
        numbers={
          <Table
            caption="A typical placement, step by step"
            rows={stages.filter(({ stage }) => stage !== 'visible')}
            keyOf={({ stage }) => stage}
            columns={[
              { head: 'Stage', cell: ({ stage }) => STAGE_WORDS[stage].name },
              { head: QUANTILE_NAMES.p50, isNumber: true, cell: ({ p50 }) => duration(p50) },
            ]}
          />
        }
        size="half"
      >
        <Waterfall ways={[{ name: 'The median placement', stages }]} />
      </Figure>
    </>
  );
}
