import { findPostgres } from '../../programs/find.ts';
import { type Cluster, startCluster } from './cluster.ts';

const SQLITE = ['SQLite'];
const BOTH = [...SQLITE, 'PostgreSQL'];

/** Use in place of a URL to skip the tests on PostgreSQL. */
const OFF = 'off';

/**
 * The databases that the server is tested on. For PostgreSQL, that is the one at `TEST_DATABASE_URL`, else a temporary
 * one, whose URL is then set there. If there can be none, `note` says so.
 *
 * @param onOne SQLite alone, whatever there is
 */
export function createPostgres(note: (text: string) => void, onOne = false) {
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
    /** Starts the cluster on the first call. */
    databases: () => {
      found ??= onOne ? Promise.resolve(SQLITE) : startOrSkip();
      return found;
    },
    stop: async () => cluster?.stop(),
  };
}
