/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** Whether something of this probability happens. */
    happens: (probability: number) => next() < probability,
    oneOf: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  };
}

export type Chance = ReturnType<typeof createChance>;
