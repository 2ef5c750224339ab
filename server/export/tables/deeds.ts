import type { Database } from '../../db/schema.ts';
import { type Scope, within } from '../../people/scope.ts';
import { fieldOf } from '../cells.ts';
import { deeds } from '../table.ts';

/** Without the vote's id, which allows changing the vote. */
export const votes = deeds('votes', {
  isPersonal: false,
  select: (db: Database, scope: Scope) =>
    db
      .selectFrom('votes')
      .select(['identifier', 'answerId', 'value', 'at', 'changedAt', 'context'])
      .where(within('votes', scope))
      .orderBy('at'),
  columns: {
    changed_at: ({ changedAt }) => changedAt,
    answer_id: ({ answerId }) => answerId,
    answer: ({ place }) => fieldOf(place, 'answerText'),
    value: ({ value }) => value,
  },
});

/** A row per report; the latest one of a recipient counts. */
export const calls = deeds('calls', {
  isPersonal: false,
  select: (db: Database, scope: Scope) =>
    db
      .selectFrom('callCompletions')
      .innerJoin('callOutcomes', 'callOutcomes.callActionCompletionId', 'callCompletions.callActionCompletionId')
      .select(['callCompletions.identifier', 'callCompletions.context'])
      .select(['callOutcomes.at', 'callOutcomes.recipientName', 'callOutcomes.completionType'])
      .where(within('callCompletions', scope))
      .orderBy('callOutcomes.id'),
  columns: {
    recipient: ({ recipientName }) => recipientName,
    outcome: ({ completionType }) => completionType,
  },
});

/** Links that were opened and videos that were watched. */
export const completions = deeds('completions', {
  isPersonal: false,
  select: (db: Database, scope: Scope) =>
    db.selectFrom('completions').selectAll().where(within('completions', scope)).orderBy('at').orderBy('id'),
  columns: { action_type: ({ identifier }) => identifier.split('|')[1] },
});

export const tweets = deeds('tweets', {
  isPersonal: false,
  select: (db: Database, scope: Scope) =>
    db.selectFrom('posts').selectAll().where(within('posts', scope)).orderBy('at').orderBy('id'),
  columns: { text: ({ text }) => text },
});
