import type { Database } from '../db/schema.ts';
import { createDailyQuota, type DailyQuota } from './daily-quota.ts';
import { createInspections } from './inspections.ts';
import { openStorage, type Place } from './open-storage.ts';
import type { Storage } from './storage.ts';

/** Where readers' videos are, and what they may be. */
export type Media = {
  db: Database;
  clock: () => Date;
  storage: () => Promise<Storage>;
  maxBytes: number;
  /** The program that makes still pictures. */
  ffmpeg: string;
  /** What an upload holds. @throws HttpError 503 while too many others wait */
  found: ReturnType<typeof createInspections>;
  room: DailyQuota;
  close: () => Promise<void>;
};

type MediaOptions = Place & { clock: () => Date; ffmpeg: string; maxVideoMb: number; rateLimit?: number };

const BYTES_PER_MB = 1_000_000;

export function createMedia(db: Database, options: MediaOptions): Media {
  const { clock, ffmpeg, maxVideoMb } = options;
  return {
    ...{ db, clock, ffmpeg, maxBytes: maxVideoMb * BYTES_PER_MB },
    found: createInspections(),
    room: createDailyQuota(clock, options.rateLimit !== 0),
    ...openStorage(options),
  };
}
