import { sql } from 'kysely';
import { decimalText } from '../../../widget/core/model/donation/money.ts';
import { partsOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import { type Scope, within } from '../../people/scope.ts';
import { fieldOf, yesOrNo } from '../cells.ts';
import { SIGNED, submissionTable, type Table } from '../table.ts';
import { address, email, fullName, phone, postalCode, submission } from './people.ts';

/** For who would send these letters in another way. */
const CAUTION =
  'letters.csv marks nothing: those that wait may still be sent from here. "npm run outbox export FOLDER" takes them out';

/** A row per letter and recipient, with its status. */
const rows = submissionTable('letters', {
  isPersonal: true,
  select: (db: Database, scope: Scope) =>
    db
      .selectFrom('letters')
      .leftJoin('outbox', 'outbox.letterId', 'letters.id')
      .selectAll('letters')
      .select(['outbox.recipientName', 'outbox.recipientEmail', 'outbox.status', 'outbox.deliveredAt', 'outbox.reason'])
      // Donors' receipts go to no official.
      .where('letters.isReceipt', '=', 0)
      .where(within('letters', scope))
      .orderBy('letters.at')
      .orderBy('letters.id')
      .orderBy('outbox.recipientName'),
  columns: {
    letter_id: ({ id }) => id,
    ...submission,
    ...email,
    ...fullName,
    ...phone,
    ...address,
    ...postalCode,
    subject: ({ subject }) => subject,
    text: ({ text }) => text,
    recipient: ({ recipientName }) => recipientName,
    recipient_email: ({ recipientEmail }) => recipientEmail,
    status: ({ status }) => status,
    delivered_at: ({ deliveredAt }) => deliveredAt,
    reason: ({ reason }) => reason,
    is_test: ({ isTest }) => yesOrNo(isTest),
    ...SIGNED,
  },
});

export const letters: Table = { ...rows, caution: CAUTION };

/** Every donation whose donor went on to pay; `status` says whether money was taken. */
export const donations = submissionTable('donations', {
  isPersonal: true,
  select: (db: Database, scope: Scope) =>
    db
      .selectFrom('donations')
      .leftJoin('charges', (join) =>
        join.onRef('charges.trackingId', '=', 'donations.trackingId').on('charges.status', '=', 'paid'),
      )
      .selectAll('donations')
      .select('charges.transactionId')
      .where('donations.status', '<>', 'initiated')
      .where(within('donations', scope))
      .orderBy('donations.at')
      .orderBy('donations.trackingId'),
  columns: {
    ...submission,
    email: ({ email }) => email,
    first_name: ({ firstName }) => firstName,
    last_name: ({ lastName }) => lastName,
    postal_code: ({ postalCode }) => postalCode,
    amount: ({ amount, currency }) => decimalText(amount, currency),
    currency: ({ currency }) => currency,
    status: ({ status }) => status,
    paid_at: ({ paidAt }) => paidAt,
    paid_with: ({ provider }) => provider,
    transaction_id: ({ transactionId }) => transactionId,
    donor_id: ({ endUserId }) => endUserId,
    dedication: ({ dedication }) => dedication,
    ...SIGNED,
  },
});

/** Tables whose submissions have opt-ins. Their keys are indexed. */
const FORMS = ['signatures', 'signups', 'opinions', 'registrationChecks', 'letters', 'donations'];

const contextIn = (form: string) =>
  sql`(select ${sql.ref(`${form}.context`)} from ${sql.table(form)}
    where ${sql.ref(`${form}.submissionKey`)} = ${sql.ref('optIns.submissionKey')}
    and ${sql.ref(`${form}.identifier`)} = ${sql.ref('optIns.identifier')} limit 1)`;

/** Opt-ins are stored without where they were asked for, which their submission tells. */
const contextOfSubmission = sql<string | null>`coalesce(${sql.join(FORMS.map(contextIn))})`;

/** A row per submission and asker: the partner or the publisher. */
export const optIns = submissionTable('opt-ins', {
  isPersonal: true,
  select: (db: Database, scope: Scope) =>
    db
      .selectFrom('optIns')
      .selectAll()
      .select(contextOfSubmission.as('context'))
      .where(within('optIns', scope))
      .orderBy('at')
      .orderBy('id'),
  columns: {
    ...submission,
    email: ({ emailKey }) => emailKey,
    asked_by_partner: ({ partnerId }) => partnerId,
    asked_by_publisher: ({ publisherId }) => publisherId,
    agreed_to_email: (row) => yesOrNo(row.email),
    agreed_to_texts: ({ sms }) => yesOrNo(sms),
    agreed_to_calls: ({ call }) => yesOrNo(call),
    words_seen: ({ labelSeen }) => labelSeen,
  },
});

/** Published videos, without what allows changing them. The files are not exported. */
export const videos = submissionTable('videos', {
  isPersonal: false,
  select: (db: Database, scope: Scope) =>
    db
      .selectFrom('videos')
      .select(['identifier', 'at', 'context', 'requestId', 'videoId', 'contentType', 'seconds', 'bytes'])
      .where('state', '=', 'published')
      .where(within('videos', scope))
      .orderBy('at')
      .orderBy('videoId'),
  columns: {
    video_id: ({ videoId }) => videoId,
    page: ({ videoId }) => `/media/${videoId}`,
    type: ({ contentType }) => contentType,
    seconds: ({ seconds }) => seconds,
    bytes: ({ bytes }) => bytes,
  },
});

/** Without the vote's id, which allows changing the vote. */
export const votes = submissionTable('votes', {
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
export const calls = submissionTable('calls', {
  isPersonal: false,
  select: (db: Database, scope: Scope) =>
    db
      .selectFrom('callCompletions')
      .innerJoin('callOutcomes', 'callOutcomes.callActionCompletionId', 'callCompletions.callActionCompletionId')
      .select(['callCompletions.identifier', 'callCompletions.context'])
      .select(['callOutcomes.at', 'callOutcomes.recipientName', 'callOutcomes.completionType'])
      .where(within('callCompletions', scope))
      .orderBy('callOutcomes.id'),
  columns: { recipient: ({ recipientName }) => recipientName, outcome: ({ completionType }) => completionType },
});

/** Links that were opened and videos that were watched. */
export const completions = submissionTable('completions', {
  isPersonal: false,
  select: (db: Database, scope: Scope) =>
    db.selectFrom('completions').selectAll().where(within('completions', scope)).orderBy('at').orderBy('id'),
  columns: { action_type: ({ identifier }) => partsOf(identifier).type },
});

export const tweets = submissionTable('tweets', {
  isPersonal: false,
  select: (db: Database, scope: Scope) =>
    db.selectFrom('posts').selectAll().where(within('posts', scope)).orderBy('at').orderBy('id'),
  columns: { text: ({ text }) => text },
});
