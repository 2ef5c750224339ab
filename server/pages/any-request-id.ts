import type { Database } from '../db/schema.ts';

/** A widget to show as an example, always the same one, in English if possible as the pages are. */
export async function anyRequestId(db: Database): Promise<string | null> {
  const first = await db
    .selectFrom('widgets')
    .select('requestId')
    .orderBy(({ case: when }) => when().when('data', 'like', '%"languageLocale":"en%').then(0).else(1).end())
    .orderBy('requestId')
    .limit(1)
    .executeTakeFirst();
  return first?.requestId ?? null;
}
