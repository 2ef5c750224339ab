import { useSignals } from '@preact/signals-react/runtime';
import { secondsOf } from '../address/days.ts';
import type { ActionsAnswer, Deeds } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { OverTime } from '../charts/OverTime.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Select } from '../parts/Select.tsx';
import { Table } from '../parts/Table.tsx';
import { DEED_WORDS, DEEDS } from '../words/deeds.ts';
import { count, moment, shortCount } from '../words/numbers.ts';

type Step = ActionsAnswer['series'][number];

function Which() {
  useSignals();
  const { asked, show } = useDashboard();
  return (
    <Select
      label="Show"
      value={asked.value.deed}
      choices={DEEDS.map((deed) => ({ value: deed, label: DEED_WORDS[deed].name }))}
      onChoose={(deed) => show({ deed: deed as keyof Deeds })}
    />
  );
}

/** One of the totals over time. */
export function ActionsOverTime({ answer }: { answer: ActionsAnswer }) {
  useSignals();
  const { asked } = useDashboard();
  const { deed } = asked.value;
  const { series, grain } = answer;
  const { name, means } = DEED_WORDS[deed];
  const most = series.reduce((found, step) => (step[deed] > (found?.[deed] ?? -1) ? step : found), series[0]);
  return (
    <Figure
      title={`${name} over time`}
      lead={`${means[0]?.toUpperCase()}${means.slice(1)}.`}
      csvs={[{ kind: 'actions', table: 'series' }]}
      aside={<Which />}
      numbers={
        <Table
          caption="What readers did, over time"
          rows={series}
          keyOf={({ at }) => at}
          columns={[
            { head: grain === 'hour' ? 'Hour (UTC)' : 'Day (UTC)', cell: ({ at }) => moment(secondsOf(at), grain) },
            ...DEEDS.map((each) => ({
              head: DEED_WORDS[each].name,
              isNumber: true,
              cell: (step: Step) => count(step[each]),
            })),
          ]}
        />
      }
    >
      <OverTime
        span={answer}
        steps={series}
        as="bars"
        axis={shortCount}
        format={count}
        lines={[{ name, isMain: true, of: (step) => step[deed] }]}
        label={
          most
            ? `Bars over time: ${name}. Most, ${count(most[deed])}, on ${moment(secondsOf(most.at), grain)}. The numbers are in the table below.`
            : `Bars over time: ${name}; there is nothing to draw.`
        }
      />
    </Figure>
  );
}
