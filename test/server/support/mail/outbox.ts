import type { Database } from '../../../../server/db/schema.ts';

export const RUTH = {
  recipientName: 'Councilmember Ruth Adeyemi',
  recipientEmail: 'adeyemi@council.harborcity.example',
};
export const TOMAS = { recipientName: 'Councilmember Tomás Vidal', recipientEmail: 'vidal@council.harborcity.example' };

export const outboxOf = (db: Database) =>
  db.selectFrom('outbox').select(['recipientName', 'recipientEmail', 'status']).orderBy('recipientName').execute();
