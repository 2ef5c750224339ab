import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type Scope, within } from '../../people/scope.ts';
import { yesOrNo } from '../cells.ts';
import { deeds } from '../table.ts';
import { submission } from './submission.ts';

/** Tables whose submissions have opt-ins. Their keys are indexed. */
const FORMS = ['signatures', 'signups', 'opinions', 'registrationChecks', 'letters', 'donations'];

const contextIn = (form: string) =>
  sql`(select ${sql.ref(`${form}.context`)} from ${sql.table(form)}
    where ${sql.ref(`${form}.submissionKey`)} = ${sql.ref('optIns.submissionKey')}
    and ${sql.ref(`${form}.identifier`)} = ${sql.ref('optIns.identifier')} limit 1)`;

/** Opt-ins are stored without where they were asked for, which their submission tells. */
const contextOfSubmission = sql<string | null>`coalesce(${sql.join(FORMS.map(contextIn))})`;

/** A row per submission and asker: the partner or the publisher. */
export const optIns = deeds('opt-ins', {
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
