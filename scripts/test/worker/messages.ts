import type { Result } from '../report.ts';

/** What a worker is told: which file to run, and the answer to its question. */
export type ToWorker = { file: string } | { databases: readonly string[]; url: string | undefined };

/** What it says: that it is there, which it repeats, that a file needs a database, and how a file ended. */
export type FromWorker = 'alive' | 'databases' | { result: Result };
