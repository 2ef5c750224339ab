import type { Bundle } from '../bundle.ts';
import type { Result } from '../report.ts';

/** Messages to a worker: the file to run, and the databases it asked for. */
export type ToWorker = { file: string; bundle: Bundle } | { databases: readonly string[]; url: string | undefined };

/** Messages from a worker: a regular sign of life, a request for the databases, and a file's result with what it has read. */
export type FromWorker = 'alive' | 'databases' | { result: Result; reads: string[] };
