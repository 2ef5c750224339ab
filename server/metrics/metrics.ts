import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { troubleOf } from '../db/trouble.ts';
import type { Waiting, Watch } from '../db/waiting.ts';
import { quietLevel } from '../health.ts';
import { hasLeft } from '../http/error-handler.ts';
import { HttpError } from '../http/errors.ts';
import { SettingError } from '../settings.ts';
import { type Collector, createCollector } from './collect.ts';
import { createMeters, type Meters } from './meters.ts';
import type { Telemetry } from './telemetry/settings.ts';

const MS_PER_SECOND = 1_000;
const FAULT = 500;
/** Addresses without a route are anybody's text. */
const NO_ROUTE = 'none';

/** Measures each request once it is answered, by its route's pattern. */
function measureRequests(app: FastifyInstance, meters: Meters) {
  app.addHook('onResponse', async ({ is404, method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = is404 ? NO_ROUTE : (routeOptions.url ?? NO_ROUTE);
    meters.request({ route, method, status: statusCode, seconds: elapsedTime / MS_PER_SECOND });
  });
  app.addHook('onError', async (request, _reply, cause: FastifyError) => {
    if (cause instanceof HttpError || hasLeft(cause, request)) return;
    const trouble = troubleOf(cause);
    if (trouble) meters.error(trouble);
    else if ((cause.statusCode ?? FAULT) >= FAULT) meters.error('fault');
  });
}

const hash = (text: string) => createHash('sha256').update(text).digest();

type Reader = (request: FastifyRequest) => Promise<boolean>;

/**
 * Whether the setting's own token is given. Unlike an access token it needs no database, so that Prometheus also learns
 * that there is none.
 */
function hasToken({ headers: { authorization = '' } }: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return token !== undefined && given !== undefined && timingSafeEqual(hash(given), hash(token));
}

/** `GET /metrics`, in Prometheus's text format. */
function addMetrics(app: FastifyInstance, { collect, mayRead }: { collect: Collector; mayRead: Reader }) {
  const options = {
    logLevel: quietLevel(app),
    onRequest: async (request: FastifyRequest) => {
      if (!(await mayRead(request)))
        throw new HttpError(401, { error: 'The metrics need an access token' }, { 'www-authenticate': 'Bearer' });
    },
  };
  app.get('/metrics', options, async (_request, reply) => {
    const registries = await collect();
    const texts = await Promise.all(registries.map((registry) => registry.metrics()));
    const [{ contentType } = { contentType: 'text/plain' }] = registries;
    return reply.header('cache-control', 'no-store').type(contentType).send(texts.join('\n'));
  });
}

type MetricsOptions = {
  clock?: () => Date;
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

/** Optional packages, which nobody else needs. @throws SettingError if they are not installed */
async function importTelemetry() {
  try {
    return await import('./telemetry/start.ts');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes('@opentelemetry/')) throw cause;
    throw new SettingError(
      'OTEL_EXPORTER_OTLP_ENDPOINT names a collector, but the packages of OpenTelemetry are not installed: npm ci --include=optional',
      { cause },
    );
  }
}

/** What a server measures of itself. It is made first, since the log and the database are measured too. */
export function createMetrics({
  clock = () => new Date(),
  dataDir,
  databaseUrl,
  metricsToken,
  telemetry,
  trustProxy = false,
}: MetricsOptions) {
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
      const collect = createCollector(meters, { db, dataDir, clock, waiting });
      measureRequests(app, meters);
      addMetrics(app, { collect, mayRead: async (request) => hasToken(request, metricsToken) || mayRead(request) });
      if (!telemetry) return;
      const { startTelemetry } = await importTelemetry();
      startTelemetry(app, { ...build, telemetry, collect, isBehindProxy: trustProxy !== false });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
