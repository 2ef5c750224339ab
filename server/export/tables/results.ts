import { percentagesOf } from '../../calls/poll.ts';
import { partsOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import { talliesOf, WHOLE_ACTION } from '../../db/tallies.ts';
import { type Scope, within } from '../../people/scope.ts';
import { WIDGET_COLUMNS } from '../names.ts';
import type { Source, Table } from '../table.ts';

type Answer = { id: string | number; text?: string };
type Action = { title?: string | null; details?: { answers?: Answer[] } };

const identifiersIn = (db: Database, scope: Scope) =>
  db
    .selectFrom('tallies')
    .select('identifier')
    .distinct()
    .where(within('tallies', { ...scope, since: null, before: null, emailKey: null }))
    .orderBy('identifier')
    .execute();

async function actionOf(db: Database, identifier: string): Promise<Action> {
  const row = await db.selectFrom('actions').select('data').where('identifier', '=', identifier).executeTakeFirst();
  return row ? (JSON.parse(row.data) as Action) : {};
}

/** Answers in the content's order, those without votes too; then answers that the content no longer has. */
function answerIds(tallies: ReadonlyMap<string, number>, answers: readonly Answer[]): string[] {
  return [...new Set([...answers.map(({ id }) => String(id)), ...tallies.keys()])];
}

function recordsOf(identifier: string, tallies: ReadonlyMap<string, number>, { title, details }: Action) {
  const { id, type, beside } = partsOf(identifier);
  const kind = beside ? `${type} ${beside}` : type;
  const answers = details?.answers ?? [];
  const ids = answerIds(tallies, answers);
  const counts = ids.map((answerId) => tallies.get(answerId) ?? 0);
  const percentages = percentagesOf(counts);
  const textOf = (answerId: string) => answers.find((answer) => String(answer.id) === answerId)?.text;
  return ids.map((answerId, at) => {
    const percent = answerId === WHOLE_ACTION ? null : percentages[at];
    return [id, kind, title, answerId, textOf(answerId), counts[at], percent];
  });
}

/** How often each action was taken, and each poll's answers: over all time, without the counts of a demo. */
export const results: Table = {
  name: 'results',
  isPersonal: false,
  columns: [
    ...['action_id', 'action_type', 'action_title', 'answer_id', 'answer', 'count', 'percent'],
    ...Object.keys(WIDGET_COLUMNS),
  ],
  async *records({ db, scope, nameOf }: Source) {
    for (const { identifier } of await identifiersIn(db, scope)) {
      const named = nameOf({ identifier });
      const cells = Object.values(WIDGET_COLUMNS).map((value) => value({ named }));
      const records = recordsOf(identifier, await talliesOf(db, identifier), await actionOf(db, identifier));
      yield* records.map((record) => [...record, ...cells]);
    }
  },
};
