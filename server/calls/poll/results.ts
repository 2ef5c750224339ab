import type { Id } from '../../../widget/api/wire.ts';
import type { Database } from '../../db/schema.ts';
import { shownTalliesOf } from '../../db/tallies.ts';
import { badInput } from '../../http/errors.ts';
import type { KnownAction } from '../action.ts';
import { percentagesOf } from './percentages.ts';

type Answer = { id: Id };

/** The answers of a poll or a quiz, in the order of its content. */
const answersOf = ({ action }: KnownAction) => (action.details?.answers ?? []) as Answer[];

/** The id as the content spells it, or 400 for an answer that the question does not have. */
export function answerIdOf(poll: KnownAction, answerId: Id): string {
  const answer = answersOf(poll).find(({ id }) => String(id) === String(answerId));
  if (!answer) throw badInput({ answerId: ['Invalid Value'] });
  return String(answer.id);
}

/** The percentage of each answer, and how many people have answered. */
export async function resultsOf(trx: Database, poll: KnownAction) {
  const tallies = await shownTalliesOf(trx, poll.identifier);
  const answers = answersOf(poll);
  const counts = answers.map(({ id }) => tallies.get(String(id)) ?? 0);
  const percentages = percentagesOf(counts);
  return {
    results: answers.map(({ id }, index) => ({ answerId: id, percentage: percentages[index] ?? 0 })),
    endUsersCount: counts.reduce((sum, count) => sum + count, 0),
  };
}
