import type { Server as HttpServer } from 'node:http';
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { createContext, type ServerContext } from './context.ts';
import { openDatabase } from './db/open.ts';
import type { Database } from './db/schema.ts';
import { assetFile } from './demo/assets.ts';
import { keepPast, storeDemoCounts } from './demo/past.ts';
import { createDemo, portOf } from './demo/site.ts';
import { keepFolding } from './figures/fold.ts';
import { MAX_BODY_BYTES } from './http/body.ts';
import { answerUnparsed } from './http/connections.ts';
import { trustedProxies } from './http/network.ts';
import { securityHeaders } from './http/security.ts';
import { importAtStart } from './import/at-start.ts';
import { keepPurging } from './keep-purging.ts';
import { loggerOptions, requestLog } from './logger.ts';
import { lettersNotice, sendsMail } from './mail/start.ts';
import type { Media } from './media/media.ts';
import { purgeVideos } from './media/purge.ts';
import { createMetrics } from './metrics/metrics.ts';
import { type Options, type ServerOptions, withDefaults } from './options.ts';
import { answerUnreadable } from './pages/share/index.ts';
import { donationsNotice } from './payments/configured.ts';
import { addRoutes } from './routes.ts';

export type Server = {
  /** The widget's origin: loader, widget, API, share pages. */
  app: FastifyInstance;
  /** The demo publisher's site, an origin of its own. */
  demo: FastifyInstance;
  db: Database;
  media: Media;
  /** Sentences that an operator must read at the start. */
  notices: () => Promise<string[]>;
  /** Finishes requests and letters in flight, then closes the database. */
  close: () => Promise<void>;
};

const REQUEST_TIMEOUT_MS = 30_000;

/** @param countLine is called for each line of the log from a warning on */
function fastifyOptions(
  { logLevel, publicOrigin, trustProxy }: Options,
  countLine: (level: string) => void,
): FastifyHttpOptions<HttpServer> {
  // No hook runs for what can't be parsed.
  const headers = securityHeaders(publicOrigin);
  return {
    logger: loggerOptions(logLevel, countLine),
    logController: requestLog(),
    trustProxy: trustedProxies(trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: answerUnreadable(headers),
    clientErrorHandler: answerUnparsed(headers),
    // Otherwise Node itself refuses a request without a host, and without our headers.
    http: { requireHostHeader: false },
    // A request that still arrives on an open connection is answered: it may be somebody's signature.
    return503OnClosing: false,
  };
}

/** What the server does by itself once it listens. */
function startChores(app: FastifyInstance, { options, db, idempotency, mail, media }: ServerContext) {
  const fold = keepFolding(app, db);
  // Old rows are counted before they go.
  keepPurging(app, db, options, [idempotency.purge, () => purgeVideos(media), fold]);
  keepPast(app, db, options);
  app.addHook('onListen', mail.start);
}

function createClose(app: FastifyInstance, demo: FastifyInstance, { db, fonts, mail, media }: ServerContext) {
  let closing: Promise<void> | undefined;
  const close = async () => {
    await Promise.all([app.close(), demo.close(), mail.stop()]);
    await Promise.all([media.close(), fonts.close()]);
    await db.destroy();
  };
  return () => {
    closing ??= close();
    return closing;
  };
}

async function noticesOf({ options, db, payments }: ServerContext) {
  const letters = sendsMail(options) ? null : await lettersNotice(db);
  return [letters, await donationsNotice(db, payments)].filter((each) => each !== null);
}

/** Creates the whole server, not listening yet: `app.listen` and `demo.listen` take any port, 0 included. */
export async function createServer(given: ServerOptions = {}): Promise<Server> {
  const options = withDefaults(given);
  const metrics = createMetrics(options);
  const app = Fastify(fastifyOptions(options, metrics.meters.logged));
  const tell = (sentence: string) => app.log.info(sentence);
  const db = await openDatabase({ ...options, watch: metrics.watch, tell });
  try {
    const context = createContext({ options, db, metrics, log: app.log });
    const demo = await createDemo(options, app);
    await addRoutes(app, context, () => portOf(demo));
    await importAtStart(db, { ...options, demoFile: assetFile }, app.log);
    await storeDemoCounts(db, options.demoCounts);
    startChores(app, context);
    return {
      ...{ app, demo, db, media: context.media },
      notices: () => noticesOf(context),
      close: createClose(app, demo, context),
    };
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
}
