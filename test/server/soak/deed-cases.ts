import type { Call } from '../../../widget/core/api/calls/call.ts';
import { calls } from '../../../widget/core/api/calls.ts';
import { guess, opening, viewing } from '../support/bodies.ts';
import type { Case } from './case.ts';

const rest = () => ({});

/** An answer has no id that a reader is told, so that its words mark it. */
export const completeQuiz: Case = {
  name: 'completeQuiz',
  async send({ submissions, press }, index, chance) {
    const answerId = chance.oneOf([1, 2, 3, 4]);
    const text = `Guess ${index}`;
    const act = () => submissions.submit(calls.completeQuiz, 'quiz', guess({ answerId, text }), rest);
    await press(act, '');
    // Answers are counted apart, so that two readers who answer at the same time may be told the same sum, as of a poll.
    return { mark: `${text}: ${answerId}` };
  },
  async stored(db) {
    const rows = await db
      .selectFrom('votes')
      .select(['answerId', 'context'])
      .where('identifier', '=', '3061|quiz@1')
      .execute();
    return rows.map(({ answerId, context }) => `${JSON.parse(context).answerText}: ${answerId}`);
  },
};

/** A deed without words: its seconds mark it. */
const deed = (name: Case['name'], body: (words: Record<string, unknown>) => object, identifier: string): Case => ({
  name,
  async send({ submissions, press }, index) {
    const entry = body({ actionCompletedTime: index });
    const act = () => submissions.submit(calls[name] as Call, name, entry, rest);
    const { endUsersCount } = (await press(act, '')).result.answer as { endUsersCount: number };
    return { mark: String(index), count: endUsersCount };
  },
  async stored(db) {
    const rows = await db.selectFrom('completions').select('context').where('identifier', '=', identifier).execute();
    return rows.map(({ context }) => String(JSON.parse(context).actionCompletedTime));
  },
});

export const completeVideo = deed('completeVideo', viewing, '3063|video@1');
export const completeLink = deed('completeLink', opening, '3062|link@1');
