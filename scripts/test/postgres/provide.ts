import { findPostgres } from '../../programs/postgres.ts';
import { type Cluster, startCluster } from './cluster.ts';

const SQLITE = ['SQLite'];
const BOTH = [...SQLITE, 'PostgreSQL'];

/** In place of an address: for who has no minute to wait. */
const OFF = 'off';

/**
 * The databases that the server is tested on. PostgreSQL is the server that `TEST_DATABASE_URL` names, else a throw-away
 * one, which that name then leads to; where there can be none, `note` says so.
 */
export function createPostgres(note: (text: string) => void) {
  let cluster: Cluster | undefined;
  let found: Promise<readonly string[]> | undefined;

  async function start(): Promise<readonly string[]> {
    const { TEST_DATABASE_URL: named } = process.env;
    if (named === OFF) throw new Error(`TEST_DATABASE_URL is ${OFF}`);
    if (named) return BOTH;
    const bin = findPostgres();
    if (!bin) throw new Error('it is not installed, and cannot be installed here');
    cluster = await startCluster(bin);
    process.env.TEST_DATABASE_URL = cluster.url;
    return BOTH;
  }

  const startOrSkip = () =>
    start().catch((cause: Error) => {
      note(`PostgreSQL was skipped, the server is tested on SQLite alone: ${cause.message}`);
      return SQLITE;
    });

  return {
    /** Starts it when it is first asked for. */
    databases: () => {
      found ??= startOrSkip();
      return found;
    },
    stop: async () => cluster?.stop(),
  };
}
