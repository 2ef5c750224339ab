import pLimit, { type LimitFunction } from 'p-limit';
import type { Database } from '../db/schema.ts';
import { openStorage, type Place } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';

/** Where readers' videos are, and what they may be. */
export type Media = {
  db: Database;
  clock: () => Date;
  storage: () => Promise<Storage>;
  maxBytes: number;
  /** The program that makes still pictures. */
  ffmpeg: string;
  /** Runs the inspection of a video when it is its turn. */
  inTurn: LimitFunction;
  close: () => Promise<void>;
};

export type MediaOptions = Place & { clock: () => Date; ffmpeg: string; maxVideoMb: number };

/** Each inspection may take a core for seconds, and the server has to answer everybody else meanwhile. */
export const INSPECTIONS_AT_ONCE = 2;
const BYTES_PER_MB = 1_000_000;

export function createMedia(db: Database, options: MediaOptions): Media {
  const { clock, ffmpeg, maxVideoMb } = options;
  const inTurn = pLimit(INSPECTIONS_AT_ONCE);
  return { db, clock, ffmpeg, inTurn, maxBytes: maxVideoMb * BYTES_PER_MB, ...openStorage(options) };
}
