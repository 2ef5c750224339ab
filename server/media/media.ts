import type { Database } from '../db/schema.ts';
import { countDaily } from '../http/network.ts';
import { createInspections } from './inspect.ts';
import { openStorage, type Place } from './open-storage.ts';

/** Of one network, in one day (UTC): four hundred minutes recorded in the widget, from a university say. */
export const BYTES_PER_DAY = 4_000_000_000;

/** Says how many of the bytes have arrived. */
type Arrived = (bytes: number) => void;

/**
 * The bytes of videos that one network may send in a day. They count from the moment in which they are on their way, so
 * that parts that come together can't pass together.
 */
function createDailyQuota(clock: () => Date, isOn = true) {
  const dayOf = countDaily(clock, { bytes: 0 });
  let onTheirWay = 0;
  const has = (ip: string, bytes: number) => !isOn || dayOf(ip).bytes + bytes <= BYTES_PER_DAY;
  return {
    /** Whether the network may still send so much today. */
    has,
    /** Of all networks. */
    onTheirWay: () => onTheirWay,
    /** @returns null if the network may not */
    take(ip: string, bytes: number): Arrived | null {
      if (!has(ip, bytes)) return null;
      const day = dayOf(ip);
      day.bytes += bytes;
      onTheirWay += bytes;
      return (arrived) => {
        day.bytes += arrived - bytes;
        onTheirWay -= bytes;
      };
    },
  };
}

type MediaOptions = Place & { clock: () => Date; ffmpeg: string; maxVideoMb: number; rateLimit?: number };

const BYTES_PER_MB = 1_000_000;

/** Where readers' videos are, and what they may be. */
export type Media = ReturnType<typeof createMedia>;

/** @param options.ffmpeg the program that makes still pictures */
export function createMedia(db: Database, options: MediaOptions) {
  const { clock, ffmpeg, maxVideoMb } = options;
  return {
    ...{ db, clock, ffmpeg, maxBytes: maxVideoMb * BYTES_PER_MB },
    /** What an upload holds. @throws HttpError 503 while too many others wait */
    found: createInspections(),
    room: createDailyQuota(clock, options.rateLimit !== 0),
    ...openStorage(options),
  };
}
