import { LRUCache } from 'lru-cache';
import { networkOf } from '../http/network.ts';

/** Of one network, in one day (UTC): four hundred minutes recorded in the widget, from a university say. */
export const BYTES_PER_DAY = 4_000_000_000;

const MOST_NETWORKS = 50_000;

type Day = { day: string; bytes: number };

/** Says how many of the bytes have arrived. */
type Arrived = (bytes: number) => void;

/**
 * Room for videos that one network may fill in a day, in the memory of this process: no address is stored. Bytes count
 * from the moment in which they are on their way, so that parts that come together can't pass together.
 */
export function createDailyRoom(clock: () => Date, isOn = true) {
  const days = new LRUCache<string, Day>({ maxSize: MOST_NETWORKS, sizeCalculation: () => 1 });
  let onTheirWay = 0;
  function dayOf(ip: string): Day {
    const [network, day] = [networkOf(ip), clock().toISOString().slice(0, 'YYYY-MM-DD'.length)];
    const known = days.get(network);
    if (known?.day === day) return known;
    const fresh = { day, bytes: 0 };
    days.set(network, fresh);
    return fresh;
  }
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

export type DailyRoom = ReturnType<typeof createDailyRoom>;
