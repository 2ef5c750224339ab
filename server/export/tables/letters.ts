import type { Database } from '../../db/schema.ts';
import { type Scope, within } from '../../people/scope.ts';
import { yesOrNo } from '../cells.ts';
import { deeds, type Table } from '../table.ts';
import { address, email, fullName, phone, postalCode } from './people.ts';
import { submission } from './submission.ts';

/** For who would send these letters in another way. */
const CAUTION =
  'letters.csv marks nothing: those that wait may still be sent from here. "npm run outbox export FOLDER" takes them out';

/** A row per letter and recipient, with its status. */
const rows = deeds('letters', {
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
  },
});

export const letters: Table = { ...rows, caution: CAUTION };
