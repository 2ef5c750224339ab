import { sql } from 'kysely';
import type { Database } from '../../../server/db/schema.ts';
import type { Call } from '../../../widget/core/api/calls/call.ts';
import { calls } from '../../../widget/core/api/calls.ts';
import { aCall, activity, letter, opinion, registration, signature, signUp, vote } from '../support/bodies.ts';
import type { Case } from './case.ts';
import type { Chance } from './chance.ts';
import { completeLink, completeQuiz, completeVideo } from './deed-cases.ts';
import type { Reader } from './reader.ts';
import { SLIDER_CASES } from './slider-cases.ts';

/** A form whose table has the mark in a column. */
type Words = {
  table: 'signatures' | 'signups' | 'opinions' | 'registrationChecks';
  body: (words: Record<string, unknown>) => object;
};

const corrected = (word: string) => `${word}'`;
const rest = () => ({});
/** Every tenth reader types the same address. */
const emailOf = (index: number) => `reader${index % 10 === 0 ? '' : index}@example.org`;

const form = (name: Case['name'], { table, body }: Words): Case => ({
  name,
  async send({ submissions, press }, index) {
    const act = async (lastName: string) => {
      const entry = body({ lastName, email: emailOf(index) });
      return (await submissions.submitLatest(calls[name] as Call, name, entry, rest)).answer;
    };
    const { result, word, isCorrected } = await press(act, `Reader ${index}`, corrected);
    const { endUsersCount } = result as { endUsersCount: number };
    return { mark: word, ...(!isCorrected && { count: endUsersCount }) };
  },
  stored: async (db) => (await db.selectFrom(table).select('lastName').execute()).map(({ lastName }) => lastName),
});

type LetterAnswer = { endUsersCount: number; recipients?: { name: string; status: string }[] };

/** A letter that arrived is not changed by a later correction; the answer says which wording was sent. */
const letterCase = (name: Case['name'], id: number, isTest: 0 | 1): Case => ({
  name,
  async send({ submissions, press }, index) {
    const text = (word: string) => `${letter().text} ${word}`;
    const act = (word: string) =>
      submissions.submit(calls[name] as Call, name, letter({ id, from: emailOf(index), text: text(word) }), rest);
    const { result } = await press(act, `Letter ${index}`, corrected);
    const { recipients = [{ status: 'test' }] } = result.answer as LetterAnswer;
    const written = (result.data as { text: string }).text.split('repair them. ')[1];
    return {
      mark: `${written}: ${recipients.map(({ status }) => (status === 'kept' ? 'queued' : status)).join(', ')}`,
    };
  },
  async stored(db) {
    const rows = await db
      .selectFrom('letters')
      .innerJoin('outbox', 'outbox.letterId', 'letters.id')
      .select(['letters.id', 'letters.text', 'outbox.status'])
      .where('letters.identifier', '=', `${id}|${id === 3040 ? 'email' : 'recordvideo'}@1`)
      .where('letters.isTest', '=', isTest)
      .execute();
    const letters = new Map<string, string[]>();
    for (const row of rows) {
      const name = `${row.id} ${row.text.split('repair them. ')[1]}`;
      letters.set(name, [...(letters.get(name) ?? []), row.status]);
    }
    return [...letters].map(([key, statuses]) => `${key.slice(key.indexOf(' ') + 1)}: ${statuses.join(', ')}`);
  },
});

type PollAnswer = { userAnswerId: string };
const POLLS = { completePoll: [3101, 1, 2, 3, 4], updatePoll: [3301, 'morning', 'afternoon', 'never'] } as const;

async function castVote(
  { submissions, press }: Reader,
  chance: Chance,
  [id, ...answers]: readonly (string | number)[],
) {
  const choose = () => String(chance.oneOf(answers));
  const act = (answerId: string) => submissions.submit(calls.completePoll, `poll ${id}`, vote({ id, answerId }), rest);
  const { result } = await press(act, choose(), choose);
  const { userAnswerId } = result.answer as PollAnswer;
  return { userAnswerId, answerId: (result.data as { answerId: string }).answerId };
}

const votesOf = async (db: Database, identifier: string) =>
  (
    await db.selectFrom('votes').select(['userAnswerId', 'answerId']).where('identifier', '=', identifier).execute()
  ).map(({ userAnswerId, answerId }) => `${userAnswerId} ${answerId}`);

const completePoll: Case = {
  name: 'completePoll',
  async send(reader, _index, chance) {
    const { userAnswerId, answerId } = await castVote(reader, chance, POLLS.completePoll);
    return { mark: `${userAnswerId} ${answerId}` };
  },
  stored: (db) => votesOf(db, `${POLLS.completePoll[0]}|poll@1`),
};

const updatePoll: Case = {
  name: 'updatePoll',
  async send(reader, _index, chance) {
    const [id, ...answers] = POLLS.updatePoll;
    const { userAnswerId } = await castVote(reader, chance, POLLS.updatePoll);
    let answerId = '';
    for (let changes = 0; changes < 2; changes++) {
      const next = chance.oneOf(answers);
      const act = () =>
        reader.submissions.submit(calls.updatePoll, 'change', vote({ id, answerId: next, userAnswerId }), rest);
      answerId = String(((await reader.press(act, '')).result.data as { answerId: string }).answerId);
    }
    return { mark: `${userAnswerId} ${answerId}` };
  },
  stored: (db) => votesOf(db, `${POLLS.updatePoll[0]}|poll@1`),
};

type CallAnswer = { callActionCompletionId: string; endUsersCount: number };

async function reportCall({ submissions, press }: Reader, recipientName: string) {
  const act = () => submissions.submit(calls.completeCall, recipientName, aCall({ recipientName }), rest);
  return (await press(act, '')).result.answer as CallAnswer;
}

async function outcomesOf(db: Database, kind: string) {
  const rows = await db.selectFrom('callOutcomes').selectAll().where('recipientName', 'like', `${kind}%`).execute();
  return rows.map((row) => `${row.callActionCompletionId} ${row.recipientName} ${row.completionType}`);
}

const completeCall: Case = {
  name: 'completeCall',
  async send(reader, index) {
    const { callActionCompletionId, endUsersCount } = await reportCall(reader, `First ${index}`);
    return { mark: `${callActionCompletionId} First ${index} Contacted`, count: endUsersCount };
  },
  stored: (db) => outcomesOf(db, 'First'),
};

const updateCall: Case = {
  name: 'updateCall',
  async send(reader, index) {
    const { callActionCompletionId } = await reportCall(reader, `Before ${index}`);
    const recipientName = `Then ${index}`;
    const body = aCall({ recipientName, completionType: 2, callActionCompletionId });
    await reader.press(() => reader.submissions.submit(calls.updateCall, 'then', body, rest), '');
    return { mark: `${callActionCompletionId} ${recipientName} Unavailable` };
  },
  stored: (db) => outcomesOf(db, 'Then'),
};

const completeTweet: Case = {
  name: 'completeTweet',
  async send({ submissions, press }, index) {
    const act = () => submissions.submit(calls.completeTweet, 'tweet', { id: 3052, text: `Post ${index}` }, rest);
    const { endUsersCount } = (await press(act, '')).result.answer as { endUsersCount: number };
    return { mark: `Post ${index}`, count: endUsersCount };
  },
  stored: async (db) => (await db.selectFrom('posts').select('text').execute()).map(({ text }) => text ?? ''),
};

const recordActivity: Case = {
  name: 'recordActivity',
  async send({ submissions, press }, index) {
    const body = activity({ eventData: `Event ${index}` });
    await press(() => submissions.submit(calls.recordActivity, 'activity', body as never, rest), '');
    return { mark: `Event ${index}` };
  },
  stored: async (db) =>
    (await db.selectFrom('activities').select('eventData').execute()).map(({ eventData }) => eventData ?? ''),
};

/** A location rounded to 10 km, different for each reader. */
const latitudeOf = (index: number) => (index % 900) / 10;

const recordPairs: Case = {
  name: 'recordAddressLocationPairs',
  async send({ submissions, press }, index) {
    const body = { enteredAddress: 'Newark, NJ 07103', enteredAddressLatitude: latitudeOf(index) };
    await press(() => submissions.submit(calls.recordAddressLocationPairs, 'pairs', body, rest), '');
    return { mark: String(latitudeOf(index)) };
  },
  stored: async (db) =>
    (await db.selectFrom('addressLocationPairs').select('enteredLatitude').execute()).map((row) =>
      String(row.enteredLatitude),
    ),
};

export const CASES: Case[] = [
  completePoll,
  updatePoll,
  completeQuiz,
  ...SLIDER_CASES,
  form('completePetition', { table: 'signatures', body: signature }),
  form('completeSignup', { table: 'signups', body: signUp }),
  form('completeOpinion', { table: 'opinions', body: opinion }),
  form('completeCheckRegistration', { table: 'registrationChecks', body: registration }),
  letterCase('completeEmail', 3040, 0),
  letterCase('completeRecordVideoEmail', 3940, 0),
  letterCase('testCompleteEmail', 3040, 1),
  completeCall,
  updateCall,
  completeTweet,
  completeLink,
  completeVideo,
  recordActivity,
  recordPairs,
];

/** Each action's count beside the number of its stored rows; of a poll, those of each answer. */
export async function countsOf(db: Database) {
  const { rows } = await sql<{ identifier: string; answerId: string; count: number; stored: number }>`
    select tallies.identifier, tallies.answer_id, tallies.count, (
      select count(*) from (
        select identifier, answer_id from votes
        union all select identifier, '' from signatures
        union all select identifier, '' from signups
        union all select identifier, '' from opinions
        union all select identifier, '' from registration_checks
        union all select identifier, '' from posts
        union all select identifier, '' from completions
        union all select identifier, '' from call_completions
        union all select identifier, '' from donations where status = 'paid'
        union all select identifier, '' from videos where state = 'published'
        union all select identifier, '' from letters where is_test = 0 and identifier like '%|email@%'
        union all select identifier || '|email', '' from letters where is_test = 0 and identifier like '%|recordvideo@%'
      ) deeds where deeds.identifier = tallies.identifier and deeds.answer_id = tallies.answer_id
    ) as stored from tallies order by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count), stored: Number(row.stored) }));
}
