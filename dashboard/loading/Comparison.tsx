import { useSignals } from '@preact/signals-react/runtime';
import { type Quantiles, type SplitAnswer, STAGES, type Stage } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { sharedBins } from '../charts/bins.ts';
import { Histogram } from '../charts/Histogram.tsx';
import { Waterfall } from '../charts/Waterfall.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Select } from '../parts/Select.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { valueWords } from '../words/dimensions.ts';
import { difference, duration, NONE } from '../words/numbers.ts';
import { QUANTILE_NAMES, STAGE_WORDS } from '../words/stages.ts';
import { changeOf, changeWords, conclude } from './compare.ts';

type Row = SplitAnswer['values'][number];
type Props = { answer: SplitAnswer };
type Pair = { names: [string, string]; sets: [Row, Row] };

const NOTHING = '\0';

function Choices({ answer: { by, values } }: Props) {
  useSignals();
  const { asked, show } = useDashboard();
  const [one, other] = asked.value.compare ?? [values[0]?.value ?? '', NOTHING];
  const choices = values.map(({ value }) => ({ value, label: valueWords(by, value) }));
  const choose = (first: string, second: string) =>
    show({ compare: second === NOTHING || first === second ? null : [first, second] });
  return (
    <div className="pair">
      <Select label="Compare" value={one} choices={choices} onChoose={(value) => choose(value, other)} />
      <Select
        label="with"
        value={other}
        choices={[{ value: NOTHING, label: 'Nothing' }, ...choices.filter(({ value }) => value !== one)]}
        onChoose={(value) => choose(one, value)}
      />
    </div>
  );
}

const lowerName = (quantile: keyof Quantiles) => QUANTILE_NAMES[quantile].replace(/^./, (first) => first.toLowerCase());

const columnsOf = ({ names, sets }: Pair, quantile: keyof Quantiles): Column<Stage>[] => {
  const change = (stage: Stage) => changeOf(...sets, stage, quantile);
  return [
    { head: `${names[0]}: ${lowerName(quantile)}`, isNumber: true, cell: (stage) => duration(change(stage).first) },
    { head: `${names[1]}: ${lowerName(quantile)}`, isNumber: true, cell: (stage) => duration(change(stage).second) },
    {
      head: 'Difference',
      isNumber: true,
      cell: (stage) => {
        const { ms } = change(stage);
        if (ms === null) return NONE;
        return (
          <b>
            {difference(ms)} <span className="soft">{changeWords(change(stage))}</span>
          </b>
        );
      },
    },
  ];
};

function Legend({ names }: { names: readonly string[] }) {
  return (
    <p className="legend">
      {names.map((name, set) => (
        <span key={name}>
          <i className="swatch" data-set={set} />
          {name}
        </span>
      ))}
    </p>
  );
}

function SideBySide({ pair, stage }: { pair: Pair; stage: Stage }) {
  const { names, sets } = pair;
  const bins = sharedBins(sets.map(({ distribution }) => distribution));
  return (
    <>
      <p className="conclusion">{conclude(names, sets, stage)}</p>
      <Legend names={names} />
      <div className="two">
        <div>
          <h3>A typical placement of each: half of readers (p50)</h3>
          <Waterfall ways={sets.map(({ stages }, set) => ({ name: names[set] ?? '', stages }))} />
        </div>
        <div>
          <h3>How “{STAGE_WORDS[stage].name}” is spread, in shares of each</h3>
          <Histogram
            sets={bins.map((each, set) => ({ name: names[set] ?? '', bins: each }))}
            label={`Two distributions over each other. ${conclude(names, sets, stage)}`}
          />
        </div>
      </div>
      <Table
        caption={`${names.join(' and ')}, stage by stage`}
        rows={STAGES}
        keyOf={(each) => each}
        isCurrent={(each) => each === stage}
        columns={[
          { head: 'Stage', cell: (each: Stage) => STAGE_WORDS[each].name },
          ...columnsOf(pair, 'p75'),
          ...columnsOf(pair, 'p50'),
        ]}
      />
    </>
  );
}

/** Two values of what the figures are split by, such as two releases. */
export function Comparison({ answer }: Props) {
  useSignals();
  const { asked } = useDashboard();
  const { by, values, stage } = answer;
  const { compare } = asked.value;
  const sets = compare?.flatMap((wish) => values.find(({ value }) => value === wish) ?? []) ?? [];
  const [one, other] = sets;
  const names = sets.map(({ value }) => valueWords(by, value)) as [string, string];
  return (
    <Figure
      title="Side by side"
      lead="Two of these values, with the difference of the second from the first."
      csvs={[{ kind: 'split', table: 'distribution' }]}
      aside={<Choices answer={answer} />}
    >
      {one && other ? (
        <SideBySide pair={{ names, sets: [one, other] }} stage={stage} />
      ) : (
        <p className="empty">
          {compare
            ? 'Not both of these values have figures in this time. Choose others.'
            : 'Choose a second value to compare.'}
        </p>
      )}
    </Figure>
  );
}
