import type { ActionsAnswer, ResultFigures } from '../answers.ts';
import { Bars } from '../charts/Bars.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Table } from '../parts/Table.tsx';
import { count, percent, shareOf } from '../words/numbers.ts';

type Petition = ActionsAnswer['petitions'][number];
type Answer = ResultFigures & { answer: ResultFigures['answers'][number] };

const goalText = ({ goal, count: signed }: Petition) => (
  <>
    {count(signed)}
    {goal !== null && (
      <span className="soft">
        {' '}
        of {count(goal)}, {percent(shareOf(signed, goal))}
      </span>
    )}
  </>
);

function Results({ results }: { results: ResultFigures[] }) {
  const rows = results.flatMap((result): Answer[] => result.answers.map((answer) => ({ ...result, answer })));
  return (
    <Figure
      title="Results as they stand"
      lead="Over all time, not of the chosen days."
      csvs={[{ kind: 'actions', table: 'results' }]}
      numbers={
        <Table
          caption="Results as they stand"
          rows={rows}
          keyOf={({ id, answer }) => `${id} ${answer.id}`}
          columns={[
            { head: 'Action', cell: ({ title }) => title },
            { head: 'Answer', cell: ({ answer }) => answer.text },
            { head: 'Readers', isNumber: true, cell: ({ answer }) => count(answer.count) },
            { head: 'Share', isNumber: true, cell: ({ answer }) => percent(answer.percent / 100) },
          ]}
        />
      }
    >
      <div className="results">
        {results.map(({ id, title, count: readers, answers }) => (
          <div key={id}>
            <h3>{title}</h3>
            <p className="soft">{count(readers)} readers</p>
            <Bars
              most={100}
              rows={answers.map((answer) => ({
                key: answer.id,
                name: answer.text,
                value: answer.percent,
                text: (
                  <>
                    {percent(answer.percent / 100)} <span className="soft">{count(answer.count)}</span>
                  </>
                ),
              }))}
            />
          </div>
        ))}
      </div>
    </Figure>
  );
}

/** What polls, sliders, quizzes and petitions have come to. */
export function Outcomes({ answer: { results, petitions } }: { answer: ActionsAnswer }) {
  return (
    <>
      {results.length > 0 && <Results results={results} />}
      {petitions.length > 0 && (
        <Figure
          title="Petitions and their goals"
          lead="Over all time. Where no goal is set there is only the count."
          csvs={[{ kind: 'actions', table: 'petitions' }]}
        >
          <Bars
            most={1}
            rows={petitions.map((petition) => ({
              key: petition.id,
              name: petition.title,
              value: shareOf(petition.count, petition.goal ?? 0),
              text: goalText(petition),
            }))}
          />
        </Figure>
      )}
    </>
  );
}
