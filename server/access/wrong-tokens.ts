import { LRUCache } from 'lru-cache';
import { HttpError } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';

/** Of one network, in a minute: more than anybody mistypes. */
export const WRONG_PER_MINUTE = 10;

/** Keeps memory within bounds, whoever asks. */
const MOST_NETWORKS = 50_000;
const MINUTE_MS = 60_000;
const MS_PER_SECOND = 1_000;

type Tries = { since: number; wrong: number };

/** Counts in the memory of this process, since no address is stored. @param isOn whether this server limits requests at all */
export function createWrongTokens(clock: () => Date, isOn: boolean) {
  // With `max` instead, memory for all of them would be taken at once.
  const networks = new LRUCache<string, Tries>({ maxSize: MOST_NETWORKS, sizeCalculation: () => 1 });
  function triesOf(ip: string): Tries {
    const [network, now] = [networkOf(ip), clock().getTime()];
    const known = networks.get(network);
    if (known && now - known.since < MINUTE_MS) return known;
    const fresh = { since: now, wrong: 0 };
    networks.set(network, fresh);
    return fresh;
  }
  return {
    /**
     * Counts a wrong token. Right ones go on: nobody finds one of 160 bits by trying, and whoever shares a network with
     * somebody who tries must not be shut out. @throws HttpError 429 after too many
     */
    count(ip: string) {
      const tries = triesOf(ip);
      tries.wrong += 1;
      if (!isOn || tries.wrong <= WRONG_PER_MINUTE) return;
      const seconds = Math.ceil((tries.since + MINUTE_MS - clock().getTime()) / MS_PER_SECOND);
      throw new HttpError(429, { error: 'Too many wrong tokens' }, { 'retry-after': String(seconds) });
    },
  };
}
