import type { Database } from '../../../server/db/schema.ts';
import type { calls } from '../../../widget/core/api/calls.ts';
import type { Chance } from './chance.ts';
import type { Reader } from './reader.ts';

/**
 * What a reader was told: a mark by which the stored row is found, and the count, where every reader must be told a
 * different one. (Simultaneous votes for two answers may be told the same.)
 */
export type Told = { mark: string; count?: number };

export type Case = {
  /** The call's name in `widget/core/api/calls.ts`. */
  name: keyof typeof calls;
  /** Sends one reader's submission, over connections that may break. */
  send: (reader: Reader, index: number, chance: Chance) => Promise<Told>;
  /** The marks of all stored rows. */
  stored: (db: Database) => Promise<string[]>;
};
