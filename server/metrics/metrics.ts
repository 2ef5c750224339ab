import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Waiting, Watch } from '../db/queue.ts';
import type { Database } from '../db/schema.ts';
import { createCollector } from './collect.ts';
import { createMeters } from './meters.ts';
import { addMetrics, hasToken, measureRequests, type Reader } from './routes.ts';
import type { Telemetry } from './telemetry/settings.ts';

export type MetricsOptions = {
  dataDir: string;
  databaseUrl?: string | undefined;
  metricsToken?: string | undefined;
  telemetry?: Telemetry | undefined;
  trustProxy?: false | string | number;
};

type Added = {
  db: Database;
  /** Who may read them, besides whoever has the setting's own token. */
  mayRead: Reader;
};

const version = () =>
  (JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }).version;

/** What a server measures of itself. It is made first, since the log and the database are measured too. */
export function createMetrics({ dataDir, databaseUrl, metricsToken, telemetry, trustProxy = false }: MetricsOptions) {
  const build = { version: version(), database: databaseUrl ? 'postgres' : 'sqlite' } as const;
  const meters = createMeters(build);
  const parts: (() => Waiting)[] = [];
  const watch: Watch = (read) => void parts.push(read);
  const waiting = () => {
    const told = parts.map((read) => read());
    const writersWaiting = told.reduce((sum, each) => sum + (each.writersWaiting ?? 0), 0);
    return { writersWaiting, connections: told.find(({ connections }) => connections)?.connections };
  };
  return {
    meters,
    watch,
    /** Measures the requests of `app`, and adds `GET /metrics`. */
    async addTo(app: FastifyInstance, { db, mayRead }: Added) {
      const collect = createCollector(meters, { db, dataDir, waiting });
      measureRequests(app, meters);
      addMetrics(app, {
        collect,
        mayRead: async (request) => hasToken(request, metricsToken) || mayRead(request),
      });
      if (!telemetry) return;
      // Twelve packages that nobody else needs.
      const { startTelemetry } = await import('./telemetry/start.ts');
      startTelemetry(app, { ...build, telemetry, collect, isBehindProxy: trustProxy !== false });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
