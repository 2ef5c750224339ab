import { useSignals } from '@preact/signals-react/runtime';
import { DIMENSIONS, type Dimension, type SplitAnswer } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { at } from '../charts/scale.ts';
import { Answered } from '../parts/Answered.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Select } from '../parts/Select.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { DIMENSION_WORDS, valueWords } from '../words/dimensions.ts';
import { count, duration, percent, shareOf } from '../words/numbers.ts';
import { QUANTILE_NAMES, STAGE_WORDS } from '../words/stages.ts';
import { Comparison } from './Comparison.tsx';
import { ENOUGH } from './compare.ts';

type Row = SplitAnswer['values'][number];

const figuresOf = ({ stage }: SplitAnswer, row: Row) => row.stages.find((each) => each.stage === stage);

/** A number with a bar that begins at the cell's start. */
function WithBar({ value, most, text }: { value: number; most: number; text: string }) {
  return (
    <span className="with-bar">
      <span className="track" aria-hidden="true">
        <span className="bar" style={{ width: at(most > 0 ? value / most : 0) }} />
      </span>
      {text}
    </span>
  );
}

/** What a frame alone can say: a placement that never had one has no value here. */
const OF_FRAMES: readonly Dimension[] = ['arrival', 'cache'];

function Value({ by, row: { value, placements } }: { by: Dimension; row: Row }) {
  const words = valueWords(by, value);
  return (
    <>
      <span className="value" title={words}>
        {words}
      </span>{' '}
      {placements < ENOUGH && (
        <span className="few" title={`Fewer than ${ENOUGH} placements`}>
          few
        </span>
      )}
    </>
  );
}

const leadOf = ({ by, stage, values }: SplitAnswer) =>
  [
    `“${STAGE_WORDS[stage].name}”, the values with most placements first.`,
    values.some(({ placements }) => placements < ENOUGH) &&
      `Those marked “few” had fewer than ${ENOUGH} placements, so their times may be chance.`,
    OF_FRAMES.includes(by) &&
      'What failed is not told apart here, since a placement that was never shown had no frame to say this.',
  ]
    .filter(Boolean)
    .join(' ');

function columnsOf(answer: SplitAnswer): Column<Row>[] {
  const { by, values } = answer;
  const most = Math.max(0, ...values.map(({ placements }) => placements));
  const slowest = Math.max(0, ...values.map((row) => figuresOf(answer, row)?.p75 ?? 0));
  const p75Of = (row: Row) => figuresOf(answer, row)?.p75 ?? null;
  return [
    { head: DIMENSION_WORDS[by], cell: (row) => <Value by={by} row={row} /> },
    {
      head: QUANTILE_NAMES.p75,
      isNumber: true,
      cell: (row) => <WithBar value={p75Of(row) ?? 0} most={slowest} text={duration(p75Of(row))} />,
    },
    { head: QUANTILE_NAMES.p50, isNumber: true, cell: (row) => duration(figuresOf(answer, row)?.p50 ?? null) },
    { head: QUANTILE_NAMES.p95, isNumber: true, cell: (row) => duration(figuresOf(answer, row)?.p95 ?? null) },
    {
      head: 'Placements',
      isNumber: true,
      cell: ({ placements }) => <WithBar value={placements} most={most} text={count(placements)} />,
    },
    ...(OF_FRAMES.includes(by)
      ? []
      : [
          {
            head: 'Reached',
            isNumber: true,
            cell: (row: Row) => percent(shareOf(figuresOf(answer, row)?.reached ?? 0, row.loads)),
          },
        ]),
  ];
}

function SplitTable({ answer }: { answer: SplitAnswer }) {
  const { by, values } = answer;
  return (
    <Figure
      title={`By ${DIMENSION_WORDS[by].toLowerCase()}`}
      lead={leadOf(answer)}
      csvs={[
        { kind: 'split', table: 'values' },
        ...(OF_FRAMES.includes(by) ? [] : [{ kind: 'split', table: 'reasons', name: 'Reasons as CSV' } as const]),
      ]}
      aside={<By />}
    >
      {values.length === 0 ? (
        <p className="empty">There is nothing to split.</p>
      ) : (
        <Table
          caption={`By ${DIMENSION_WORDS[by]}`}
          rows={values}
          keyOf={({ value }) => value}
          columns={columnsOf(answer)}
        />
      )}
    </Figure>
  );
}

function By() {
  useSignals();
  const { asked, show } = useDashboard();
  return (
    <Select
      label="Split by"
      value={asked.value.by}
      choices={DIMENSIONS.map((value) => ({ value, label: DIMENSION_WORDS[value] }))}
      onChoose={(value) => show({ by: value as Dimension })}
    />
  );
}

export function SplitFigures() {
  const { split } = useDashboard();
  return (
    <div className="nested">
      <Answered answer={split} shape={[340]}>
        {(answer) => (
          <div className="figures">
            <SplitTable answer={answer} />
            {answer.values.length > 1 && <Comparison answer={answer} />}
          </div>
        )}
      </Answered>
    </div>
  );
}
