import type { Database } from '../../../server/db/schema.ts';
import { createFold } from '../../../server/figures/fold.ts';

const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20'];
const VERSIONS = ['0.1.0', '0.2.0'];
const WIDGETS = ['wr-poll', 'wr-petition'];

export type Timing = {
  at: string;
  widgetRequestId: string;
  version: string;
  reason: string | null;
  stages: { ready?: number; loaded?: number };
};

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Made-up placements, the same in each run: every tenth never gets ready, and 0.2.0 is twice as slow. */
export const timings = (count: number): Timing[] =>
  Array.from({ length: count }, (_, at) => {
    const version = of(VERSIONS, at);
    const ready = (50 + ((at * 7_919) % 1_013)) * (version === '0.2.0' ? 2 : 1);
    const isReady = at % 10 !== 3;
    return {
      at: `${of(DAYS, Math.floor(at / 4))}T${String(at % 24).padStart(2, '0')}:10:00.000Z`,
      widgetRequestId: of(WIDGETS, Math.floor(at / 2)),
      version,
      reason: isReady ? null : 'timeout',
      stages: isReady ? { ready, loaded: ready * 1.5 } : {},
    };
  });

export async function storeTimings(db: Database, rows: Timing[]) {
  const stored = rows.map(({ stages, ...row }) => ({ ...row, embedType: 3, stages: JSON.stringify(stages) }));
  await db
    .insertInto('timings')
    .values(stored as never)
    .execute();
  await createFold(1_000).all(db);
}

export type Activity = {
  at?: string;
  type: string;
  actions?: object[];
  previous?: string;
  times?: number;
  widgetId?: string;
};

/** Activity on the poll, whose reports have the number 1002, unless it names another widget's. */
export async function storeActivity(db: Database, all: Activity[]) {
  const rows = all.flatMap(({ times = 1, actions = [], at = '2026-11-20T10:00:00.000Z', ...row }) =>
    Array.from({ length: times }, () => ({
      widgetId: '1002',
      ...row,
      at,
      sponsored: 0,
      fallback: 0,
      actions: JSON.stringify(actions),
      context: '{}',
    })),
  );
  await db
    .insertInto('activities')
    .values(rows as never)
    .execute();
  await createFold(1_000).all(db);
}
