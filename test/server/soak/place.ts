import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../../server/db/open.ts';
import type { Database } from '../../../server/db/schema.ts';
import { copyContent } from '../support/content.ts';
import { type Fault, type Line, startLine } from '../support/line.ts';
import { createPlace, type Started, start } from '../support/process.ts';

/** A server behind connections that break; it can be killed and starts again. */
export type SoakPlace = {
  /** The API as readers reach it. */
  base: string;
  /** The readers' connections. */
  requests: Line;
  /** Breaks the server's connections to PostgreSQL, where it has any. */
  failStatements: (fault: Fault) => void;
  /** Kills the server and starts another. @param between runs while there is none */
  kill: (between?: () => Promise<void>) => Promise<void>;
  /** Lets another process hold the lock that writers need. */
  hold: (ms: number) => Promise<void>;
  /** Runs `use` with the database, over a connection that does not break. */
  withDatabase: <T>(use: (db: Database) => Promise<T>) => Promise<T>;
  remove: () => Promise<void>;
};

/** No kind of the demo content records a video. */
function contentWithVideo() {
  const content = copyContent();
  content.change('widgets/email.json', (widget) => {
    const [card] = widget.cards;
    card.actions.push({ ...card.actions[0], id: 3940, type: 'recordvideo', details: {} });
  });
  return content;
}

async function holdPostgres(url: string, ms: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin; lock table tallies in exclusive mode');
  await wait(ms);
  await client.query('rollback');
  await client.end();
}

async function holdSqlite(dataDir: string, ms: number) {
  const other = new DatabaseSync(join(dataDir, 'civic-action.sqlite'), { timeout: ms });
  other.exec('begin immediate');
  await wait(ms);
  other.exec('rollback');
  other.close();
}

export async function createSoakPlace(): Promise<SoakPlace> {
  const { env, remove } = await createPlace();
  const content = contentWithVideo();
  const statements = env.DATABASE_URL ? await startLine(new URL(env.DATABASE_URL)) : null;
  const settings = {
    ...env,
    // A server that is killed a hundred times starts from what the first has compiled.
    NODE_COMPILE_CACHE: join(env.DATA_DIR, 'compiled'),
    CONTENT_DIR: content.dir,
    RATE_LIMIT: '0',
    ...(statements && { DATABASE_URL: statements.url }),
  };
  let isStarting = false;
  let server: Started = await start(settings);
  const requests = await startLine(new URL(server.widget));
  const failStatements = (fault: Fault) => statements?.setFault((bytes) => (isStarting ? 'pass' : fault(bytes)));
  return {
    failStatements,
    base: new URL('/api/', requests.url).href,
    requests,
    async kill(between) {
      await server.end('SIGKILL');
      requests.cutAll();
      await between?.();
      // A server that cannot import its content ends, as it should, so nothing breaks while it starts.
      isStarting = true;
      server = await start(settings);
      isStarting = false;
      requests.setTarget(new URL(server.widget));
    },
    hold: (ms) => (env.DATABASE_URL ? holdPostgres(env.DATABASE_URL, ms) : holdSqlite(env.DATA_DIR, ms)),
    async withDatabase(use) {
      const db = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
      try {
        return await use(db);
      } finally {
        await db.destroy();
      }
    },
    async remove() {
      await server.end('SIGTERM');
      await requests.close();
      await statements?.close();
      content.remove();
      await remove();
    },
  };
}
