import type { ActionsAnswer } from '../answers.ts';
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

/** What was given and written in the chosen days. */
export function Money({ answer }: { answer: ActionsAnswer }) {
  const letters = answer.letters.reduce((sum, each) => sum + each.count, 0);
  return (
    <>
      {answer.money.length > 0 && (
        <Figure
          title="Donations"
          lead="Paid in this time, by currency."
          csvs={[{ kind: 'actions', table: 'money' }]}
          size="half"
        >
          <Table
            caption="Donations by currency"
            rows={answer.money}
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
      )}
      {letters > 0 && (
        <Figure
          title="Letters to officials"
          lead={`${count(letters)} written in this time, by what has become of them.`}
          csvs={[{ kind: 'actions', table: 'letters' }]}
          size="half"
        >
          <Bars
            most={letters}
            rows={answer.letters.map(({ status, count: each }) => ({
              key: status,
              name: LETTERS[status] ?? status,
              value: each,
              text: (
                <>
                  {count(each)} <span className="soft">{percent(shareOf(each, letters))}</span>
                </>
              ),
            }))}
          />
        </Figure>
      )}
    </>
  );
}
