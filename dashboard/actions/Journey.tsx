import type { ActionFigures, ActionsAnswer } from '../answers.ts';
import { Flow } from '../charts/Flow.tsx';
import { Figure } from '../parts/Figure.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { actionWords, kindWords, namesOf } from '../words/actions.ts';
import { count, percent, shareOf } from '../words/numbers.ts';
import { Funnel } from './Funnel.tsx';

type Way = ActionsAnswer['flow'][number];

function NextActions({ flow, nameOf }: { flow: Way[]; nameOf: (id: string | null) => string }) {
  const most = flow.reduce<Way | null>((found, way) => (found && found.count >= way.count ? found : way), null);
  return (
    <Figure
      title="What readers see next"
      lead="Left: the action they had seen. Right: the one they saw after it. A band is as thick as that way was often gone."
      csvs={[{ kind: 'actions', table: 'flow' }]}
      numbers={
        <Table
          caption="What readers see next"
          rows={flow}
          keyOf={({ from, to }) => `${from} ${to}`}
          columns={[
            { head: 'After', cell: ({ from }) => nameOf(from) },
            { head: 'Next', cell: ({ to }) => nameOf(to) },
            { head: 'Readers', isNumber: true, cell: (way) => count(way.count) },
          ]}
        />
      }
      size="half"
    >
      <Flow
        ways={flow}
        nameOf={nameOf}
        label={`Bands from action to action. Most readers, ${count(most?.count ?? 0)}, went from “${nameOf(most?.from ?? null)}” to “${nameOf(most?.to ?? null)}”. All are in the table below.`}
      />
    </Figure>
  );
}

const number = (head: string, of: (row: ActionFigures) => number): Column<ActionFigures> => ({
  head,
  isNumber: true,
  cell: (row) => count(of(row)),
});

const COLUMNS: Column<ActionFigures>[] = [
  {
    head: 'Action',
    cell: (action) => (
      <>
        <span className="value" title={actionWords(action)}>
          {actionWords(action)}
        </span>
        <span className="note">
          {kindWords(action.type)}, {action.card === null ? 'no longer in the content' : `card ${action.card}`}
        </span>
      </>
    ),
  },
  number('Seen', ({ visible }) => visible),
  number('Chosen', ({ chosen }) => chosen),
  number('Started', ({ begun }) => begun),
  number('Completed', ({ completed }) => completed),
  { head: 'Of started', isNumber: true, cell: ({ completed, begun }) => <b>{percent(shareOf(completed, begun))}</b> },
  number('Abandoned', ({ cancelled }) => cancelled),
  number('Shared', ({ shared }) => shared),
];

/** How readers went through one widget. */
export function Journey({ answer: { actions, funnel, flow } }: { answer: ActionsAnswer }) {
  return (
    <>
      {funnel.length > 0 && (
        <Funnel
          title="Screen by screen"
          lead="How often each screen was reached, as a share of the first. Cards of which a reader sees only one, by their answer, stand together."
          csv={{ kind: 'actions', table: 'funnel' }}
          head="Screen"
          steps={funnel.map(({ step, count: readers }) => ({ name: step, count: readers }))}
          size="half"
        />
      )}
      {flow.length > 0 && <NextActions flow={flow} nameOf={namesOf(actions)} />}
      {actions.length > 0 && (
        <Figure title="Each action" lead="In the order of the cards." csvs={[{ kind: 'actions', table: 'actions' }]}>
          <Table caption="Each action" rows={actions} keyOf={({ id, type }) => `${id}|${type}`} columns={COLUMNS} />
        </Figure>
      )}
    </>
  );
}
