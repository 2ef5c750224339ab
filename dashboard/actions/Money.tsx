import { useSignals } from '@preact/signals-react/runtime';
import type { ActionsAnswer } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { Bars } from '../charts/Bars.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Table } from '../parts/Table.tsx';
import { count, money, percent, shareOf } from '../words/numbers.ts';

/** What becomes of a letter (server/mail). A state that is new here stands as it came. */
const LETTERS: Record<string, string> = {
  queued: 'Waiting to be sent',
  sending: 'Being sent',
  delivered: 'Delivered',
  failed: 'Given up after several tries',
  exported: 'Handed over as a file',
  noAddress: 'The official has no address',
  repeated: 'The official had the same letter already',
  test: 'Of a trial, not sent',
};

const csvOf = (table: 'money' | 'letters') => ({ kind: 'actions', table }) as const;

function Donations({ money: all }: Pick<ActionsAnswer, 'money'>) {
  return (
    <Figure title="Donations" lead="Paid in this time, by currency." csvs={[csvOf('money')]} size="half">
      <Table
        caption="Donations by currency"
        rows={all}
        keyOf={({ currency }) => currency}
        columns={[
          { head: 'Currency', cell: ({ currency }) => currency },
          { head: 'Gifts', isNumber: true, cell: ({ gifts }) => count(gifts) },
          { head: 'Sum', isNumber: true, cell: ({ amount, currency }) => <b>{money(amount, currency)}</b> },
          {
            head: 'Each, on average',
            isNumber: true,
            cell: ({ amount, gifts, currency }) => money(gifts > 0 ? amount / gifts : 0, currency),
          },
        ]}
      />
    </Figure>
  );
}

function Letters({ letters }: Pick<ActionsAnswer, 'letters'>) {
  const all = letters.reduce((sum, each) => sum + each.count, 0);
  return (
    <Figure
      title="Letters to officials"
      lead={`${count(all)} written in this time, by what has become of them.`}
      csvs={[csvOf('letters')]}
      size="half"
    >
      <Bars
        most={all}
        rows={letters.map(({ status, count: each }) => ({
          key: status,
          name: LETTERS[status] ?? status,
          value: each,
          text: (
            <>
              {count(each)} <span className="soft">{percent(shareOf(each, all))}</span>
            </>
          ),
        }))}
      />
    </Figure>
  );
}

/** Gifts and letters are stored as what people sent, so that a demo's past can have none that are made up. */
function Missing({ title, children }: { title: string; children: string }) {
  return (
    <Figure title={title} csvs={[]} size="half">
      <p className="empty">{children}</p>
    </Figure>
  );
}

/** What was given and written in the chosen days. In a demo it says why there is nothing, where there could be. */
export function Money({ answer: { actions, money: gifts, letters } }: { answer: ActionsAnswer }) {
  useSignals();
  const { isMadeUp } = useDashboard();
  const couldHave = (...types: string[]) =>
    isMadeUp.value && (actions.length === 0 || actions.some(({ type }) => types.includes(type)));
  return (
    <>
      {gifts.length > 0 && <Donations money={gifts} />}
      {gifts.length === 0 && couldHave('donation') && (
        <Missing title="Donations">
          The demo’s made-up past has no donations. Those that you give in the demo newspaper are counted here.
        </Missing>
      )}
      {letters.length > 0 && <Letters letters={letters} />}
      {letters.length === 0 && couldHave('email', 'recordvideo') && (
        <Missing title="Letters to officials">
          The demo’s made-up past has no letters. Those that you write in the demo newspaper are counted here.
        </Missing>
      )}
    </>
  );
}
