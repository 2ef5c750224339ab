import { useSignals } from '@preact/signals-react/runtime';
import { secondsOf } from '../address/days.ts';
import type { LoadingAnswer, StageFigures } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { OverTime } from '../charts/OverTime.tsx';
import { Answered } from '../parts/Answered.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { Table } from '../parts/Table.tsx';
import { count, duration, moment, shortDuration } from '../words/numbers.ts';
import { QUANTILE_NAMES, QUANTILES, STAGE_WORDS } from '../words/stages.ts';
import { Headline } from './Headline.tsx';
import { Reached } from './Reached.tsx';
import { SplitFigures } from './SplitFigures.tsx';
import { Spread } from './Spread.tsx';
import { Stages } from './Stages.tsx';

type Step = LoadingAnswer['series'][number];

function Trend({ answer }: { answer: LoadingAnswer }) {
  const { stage, series, grain, releases } = answer;
  const { name } = STAGE_WORDS[stage];
  const figuresOf = ({ stages }: Step): StageFigures | undefined => stages.find((each) => each.stage === stage);
  const worst = series.reduce((most, step) => Math.max(most, figuresOf(step)?.p75 ?? 0), 0);
  return (
    <Figure
      title={`“${name}” over time`}
      lead={`The shaded band reaches from the faster half to the slowest twentieth.${
        releases.length > 0 ? ' An upright line is the first day of a release.' : ''
      }`}
      csvs={[{ kind: 'loading', table: 'series' }]}
      numbers={
        <Table
          caption={`“${name}” over time`}
          rows={series}
          keyOf={({ at }) => at}
          columns={[
            { head: grain === 'hour' ? 'Hour (UTC)' : 'Day (UTC)', cell: ({ at }) => moment(secondsOf(at), grain) },
            ...QUANTILES.map((each) => ({
              head: QUANTILE_NAMES[each],
              isNumber: true,
              cell: (step: Step) => duration(figuresOf(step)?.[each] ?? null),
            })),
            { head: 'Placements', isNumber: true, cell: ({ placements }) => count(placements) },
          ]}
        />
      }
    >
      <OverTime
        span={answer}
        steps={series}
        as="lines"
        axis={shortDuration}
        format={(value) => duration(value)}
        lines={QUANTILES.map((each) => ({
          name: QUANTILE_NAMES[each],
          isMain: each === 'p75',
          isDashed: each === 'p95',
          of: (step: Step) => figuresOf(step)?.[each] ?? null,
        }))}
        marks={releases.map(({ version, at }) => ({ at, name: version }))}
        label={`Three lines over time of “${name}”: most readers (p75), half of readers (p50) and the slowest (p95). The highest p75 was ${duration(worst)}.${releases.map(({ version, at }) => ` Release ${version} came on ${moment(secondsOf(at), grain)}.`).join('')} The numbers are in the table below.`}
      />
    </Figure>
  );
}

export function LoadingView() {
  useSignals();
  const { loading } = useDashboard();
  return (
    <Answered answer={loading} shape={[190, 380, 470, 380]}>
      {(answer) =>
        answer.placements === 0 ? (
          <Nothing />
        ) : (
          <div className="figures">
            <Headline answer={answer} />
            <Trend answer={answer} />
            <Stages answer={answer} />
            <Spread answer={answer} />
            <Reached answer={answer} />
            <SplitFigures />
          </div>
        )
      }
    </Answered>
  );
}
